/** Saves a text as a file of the visitor's: it is made here and sent nowhere. */
export function downloadFile(text: string, { type, name }: { type: string; name: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}
