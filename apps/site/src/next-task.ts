/** Code that has just run did so all at once: what else waits for the processor goes first now. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
