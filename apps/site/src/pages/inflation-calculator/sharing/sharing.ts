import { shareText } from '@tallycomb/content/calculator';
import { type RefObject, useState } from 'react';
import { download } from '../../../calculator/download';
import { type PictureSubject, spokenText } from './picture/picture-text';

interface SharingOptions {
  readonly link: string;
  readonly linkField: RefObject<HTMLInputElement | null>;
  /** Without one, only the link is shared. */
  readonly picture: PictureSubject | undefined;
}

const isCancel = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The code that draws is loaded on first use. */
async function drawn(picture: PictureSubject): Promise<Blob> {
  const { drawPicture } = await import('./picture/draw-picture');
  return drawPicture(picture);
}

const fileName = ({ shape }: PictureSubject) => `${shareText.picture.fileName}-${shape}.png`;

/** For the device's sheet: the link, with the picture in words and, where it takes files, as one. */
async function shareData(link: string, picture: PictureSubject | undefined): Promise<ShareData> {
  if (!picture) return { url: link };
  const described = { url: link, text: spokenText(picture.text) };
  const content = await drawn(picture).catch(() => undefined);
  if (!content) return described;
  const file = new File([content], fileName(picture), { type: content.type });
  const whole = { ...described, files: [file] };
  return navigator.canShare?.(whole) ? whole : described;
}

/** What can be done with a result, and what came of it. */
export function useSharing({ link, linkField, picture }: SharingOptions) {
  const [outcome, setOutcome] = useState('');

  /** Said anew each time, though it may be the same. */
  async function tell(
    run: () => Promise<void>,
    done: string,
    onFailed: (error: unknown) => string,
  ) {
    setOutcome('');
    setOutcome(await run().then(() => done, onFailed));
  }

  function selectLink() {
    const field = linkField.current;
    // A field that is folded away takes no selection.
    field?.closest('details')?.setAttribute('open', '');
    field?.select();
    return shareText.link.notCopied;
  }

  const { saved, failed } = shareText.picture;
  return {
    outcome,
    copyLink: () =>
      tell(async () => navigator.clipboard.writeText(link), shareText.link.copied, selectLink),
    savePicture: (subject: PictureSubject) =>
      tell(
        async () => download(await drawn(subject), fileName(subject)),
        saved,
        () => failed,
      ),
    send: () =>
      tell(
        async () => navigator.share(await shareData(link, picture)),
        '',
        (error) => (isCancel(error) ? '' : shareText.send.failed),
      ),
  };
}
