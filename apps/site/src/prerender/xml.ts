const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/**
 * Text for an element or an attribute of an XML file.
 *
 * @example
 * xmlText('Cut & color') // => 'Cut &amp; color'
 */
export const xmlText = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
