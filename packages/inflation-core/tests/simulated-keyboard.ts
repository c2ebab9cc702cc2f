import type { MaskInput, MaskOutput } from '../src/typing-masks.ts';

/** A text field that asks a mask after every change, as a browser's input event does. */
export class SimulatedField {
  value = '';
  private start = 0;
  private end = 0;
  private readonly mask: (input: MaskInput) => MaskOutput;

  constructor(mask: (input: MaskInput) => MaskOutput, value = '') {
    this.mask = mask;
    this.value = value;
    this.select(value.length);
  }

  get caret(): number {
    return this.end;
  }

  select(start: number, end = start): this {
    this.start = start;
    this.end = end;
    return this;
  }

  selectAll(): this {
    return this.select(0, this.value.length);
  }

  type(text: string): this {
    for (const character of text) this.paste(character);
    return this;
  }

  paste(text: string): this {
    const { value, start, end } = this;
    return this.change(value.slice(0, start) + text + value.slice(end), start + text.length);
  }

  backspace(times = 1): this {
    for (let press = 0; press < times; press++) {
      if (this.start === this.end) this.start = Math.max(0, this.start - 1);
      this.paste('');
    }
    return this;
  }

  delete(times = 1): this {
    for (let press = 0; press < times; press++) {
      if (this.start === this.end) this.end = Math.min(this.value.length, this.end + 1);
      this.paste('');
    }
    return this;
  }

  private change(next: string, caret: number): this {
    const masked = this.mask({ previous: this.value, next, caret });
    this.value = masked.value;
    return this.select(masked.caret);
  }
}
