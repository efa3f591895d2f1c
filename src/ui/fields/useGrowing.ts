import { type RefObject, useLayoutEffect } from 'react'

/** Makes the text area inside an element as high as its text, where the browser does not support `field-sizing`. */
export function useGrowing(frame: RefObject<HTMLElement | null>, text: string): void {
  useLayoutEffect(() => {
    const area = frame.current?.querySelector('textarea')
    if (!area || Reflect.has(area.style, 'fieldSizing')) return
    const missing = area.scrollHeight - area.clientHeight
    if (missing > 0) area.style.height = `${area.offsetHeight + missing}px`
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- the text is measured in the page
  }, [frame, text])
}
