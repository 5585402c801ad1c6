/** The part of the parser that is used here; it brings no types along. */
declare module 'saxen' {
  export class Parser {
    on(event: 'error', listener: (error: Error) => void): this;
    on(
      event: 'openTag',
      listener: (name: string, attributes: () => Record<string, string>, decode: (text: string) => string) => void,
    ): this;
    on(event: 'text', listener: (text: string, decode: (text: string) => string) => void): this;
    on(event: 'cdata', listener: (text: string) => void): this;
    on(event: 'closeTag', listener: (name: string) => void): this;
    parse(xml: string): void;
  }
}
