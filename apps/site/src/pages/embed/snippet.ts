import { embedCode } from '@tallycomb/content/calculator';
import { addressOf } from '../../seo/address';
import { siteConfig } from '../../site-config';
import { HEIGHT_MESSAGE } from '../embedded-calculator/height-message';
import { info } from '../embedded-calculator/info';

/** What the calculator takes on a phone before a result, so that little moves once it is fitted. */
const HEIGHT_PX = 1100;

/** What goes into another site: a frame, and the script that fits it to what our page tells. */
export const snippet = `<iframe src="${addressOf(info.path)}" title="${embedCode.frameTitle}"
  width="100%" height="${HEIGHT_PX}" style="border: 0" loading="lazy"></iframe>
<script>
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== '${siteConfig.addresses.siteOrigin}' || data?.type !== '${HEIGHT_MESSAGE}') return;
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === source) frame.height = data.height;
  });
</script>`;
