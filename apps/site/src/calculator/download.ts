/** Saves a file that the page has made itself. */
export function download(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}

interface TextFile {
  readonly type: string;
  readonly name: string;
}

export function downloadText(text: string, { type, name }: TextFile): void {
  download(new Blob([text], { type: `${type};charset=utf-8` }), name);
}
