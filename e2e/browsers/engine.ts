/** What a test does in a browser that Playwright cannot drive. Coordinates are CSS pixels of the window. */
export type Engine = {
  open: (url: string) => Promise<void>
  url: () => Promise<string>
  /** Runs a function in the page, which sees nothing but its argument; a promise is awaited. */
  run: <Argument, Result>(work: (argument: Argument) => Result, argument: Argument) => Promise<Awaited<Result>>
  /** Runs a script in the page. */
  load: (source: string) => Promise<void>
  move: (x: number, y: number) => Promise<void>
  click: (x: number, y: number, held?: 'Control' | 'Shift') => Promise<void>
  type: (text: string) => Promise<void>
  press: (key: Key, held?: 'Control') => Promise<void>
  /** Chooses files for the input at this selector. */
  attach: (selector: string, path: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Opens a second tab with this address, and later closes it. */
  inSecondTab: <Result>(url: string, work: () => Promise<Result>) => Promise<Result>
  screenshot: (path: string) => Promise<void>
  close: () => Promise<void>
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'a' | 'k' | 's'
