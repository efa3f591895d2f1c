import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChartTip } from './ChartTip.tsx'
import { tooltipAriaText, type Tip } from '#evaluation/types/words/tip.ts'

afterEach(() => vi.restoreAllMocks())

const tip: Tip = {
  title: '<script>window.__xss = 1</script>',
  lines: [
    {
      color: '#0072b2',
      label: '<img src=x onerror=alert(1)>',
      value: '3.70',
      interval: '[3.50 – 3.90]',
      n: 'n = 120',
      verdict: { text: '▲ besser', isGood: true },
    },
  ],
  notes: ['Mittelwert der gültigen Antworten'],
}

const at = { x: 100, y: 50 }

test('a tooltip shows names as text, with value, interval, n and verdict [R01, R02, D-15]', () => {
  const { container } = render(<ChartTip bars={null} at={at} room={{ width: 400, height: 300 }} tip={tip} />)
  expect(container.querySelector('script, img')).toBeNull()
  expect(container).toHaveTextContent('<script>window.__xss = 1</script>')
  expect(container).toHaveTextContent('<img src=x onerror=alert(1)>3.70[3.50 – 3.90]n = 120▲ besser')
})

test('shows all parts with the same name', () => {
  const { container } = render(
    <ChartTip
      bars={null}
      at={at}
      room={{ width: 400, height: 300 }}
      tip={{ ...tip, lines: [...tip.lines, ...tip.lines] }}
    />,
  )
  expect(container.textContent?.match(/3\.70/g)).toHaveLength(2)
})

test.each([
  ['after the pointer', { x: 100, y: 50 }, { left: '112px', top: '62px' }],
  ['before the pointer if there is no room after it', { x: 300, y: 250 }, { left: '88px', top: '138px' }],
  ['above the pointer if it is too wide for either side', { x: 150, y: 105 }, { top: '0px', maxHeight: '93px' }],
  ['below the pointer if there is more room', { x: 150, y: 60 }, { top: '72px', maxHeight: '100px' }],
])('places a tooltip %s', (_where, place, expected) => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100)
  const room = place.x === 150 ? { width: 320, height: 200 } : { width: 400, height: 300 }
  const { container } = render(<ChartTip bars={null} at={place} room={room} tip={tip} />)
  expect(container.firstElementChild).toHaveStyle(expected)
})

test('a tooltip that does not fit shows its figures without the notes', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.hasAttribute('data-short') ? 60 : 140
  })
  const show = (height: number) =>
    render(<ChartTip bars={null} at={{ x: 150, y: 60 }} room={{ width: 320, height }} tip={tip} />).container
      .firstElementChild
  expect(show(160)).toHaveAttribute('data-short')
  expect(show(160)).toHaveStyle({ maxHeight: '60px' })
  expect(show(300)).not.toHaveAttribute('data-short')
})

test('a tooltip is not larger than its picture', () => {
  const sized = (width: number, height: number) =>
    render(<ChartTip bars={null} at={at} room={{ width, height }} tip={tip} />).container.firstElementChild
  expect(sized(318, 200)).toHaveStyle({ maxWidth: '310px', maxHeight: '200px' })
  expect(sized(960, 300)).toHaveStyle({ maxWidth: '448px' })
})

test('a tooltip at the right edge is whole where its picture is a fraction wider than what is visible', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(290)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100)
  const room = { width: 300, height: 200 }
  const { container } = render(<ChartTip bars={null} at={{ x: 200, y: 150 }} room={room} tip={tip} />)
  const left = Number.parseFloat((container.firstElementChild as HTMLElement).style.left)
  expect(left + 290).toBeLessThan(room.width)
})

test('a tooltip that is too high above its point is next to it, narrower', () => {
  const isNarrow = (element: HTMLElement) => Number.parseFloat(element.style.maxWidth) < 400
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return isNarrow(this) ? 290 : 430
  })
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return isNarrow(this) ? 260 : 190
  })
  const room = { width: 441, height: 280 }
  const { container } = render(<ChartTip bars={null} at={{ x: 380, y: 150 }} room={room} tip={tip} />)
  expect(container.firstElementChild).toHaveStyle({ maxWidth: '294px', left: '78px', maxHeight: '280px' })
})

test('a tooltip never covers the point it explains', () => {
  const [width, height] = [230, 150]
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height)
  for (const room of [
    { width: 700, height: 320 },
    { width: 326, height: 200 },
    { width: 240, height: 160 },
  ])
    for (let x = 0; x <= room.width; x += 20)
      for (let y = 0; y <= room.height; y += 20) {
        const { container, unmount } = render(<ChartTip bars={null} at={{ x, y }} room={room} tip={tip} />)
        const { left, top, maxHeight } = (container.firstElementChild as HTMLElement).style
        const [from, upper] = [Number.parseFloat(left), Number.parseFloat(top)]
        const lower = upper + Math.min(height, Number.parseFloat(maxHeight))
        expect(x > from && x < from + width && y > upper && y < lower).toBe(false)
        unmount()
      }
})

test.each([
  ['after a vertical bar', { left: 60, right: 140, top: 50, bottom: 50 }, { left: '152px', top: '62px' }],
  ['before a vertical bar', { left: 230, right: 330, top: 50, bottom: 50 }, { left: '18px', top: '62px' }],
  ['below a horizontal bar', { left: 100, right: 100, top: 40, bottom: 70 }, { left: '112px', top: '82px' }],
  ['above a horizontal bar', { left: 100, right: 100, top: 220, bottom: 250 }, { left: '112px', top: '108px' }],
  [
    'at the pointer if a vertical bar leaves no room',
    { left: 10, right: 390, top: 50, bottom: 50 },
    { left: '112px', top: '62px' },
  ],
  [
    'at the pointer if a horizontal bar leaves no room',
    { left: 100, right: 100, top: 20, bottom: 290 },
    { left: '112px', top: '57px' },
  ],
])('places a tooltip %s', (_where, bars, expected) => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100)
  const place = { x: 100, y: bars.top === bars.bottom ? bars.top : 45 }
  const { container } = render(<ChartTip at={place} bars={bars} room={{ width: 400, height: 300 }} tip={tip} />)
  expect(container.firstElementChild).toHaveStyle(expected)
})

test('scrolls into view when reached with the keys', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const room = { width: 700, height: 320 }
  const { rerender } = render(<ChartTip bars={null} at={at} room={room} tip={tip} />)
  expect(scroll).not.toHaveBeenCalled()
  rerender(<ChartTip bars={null} at={at} isByKey room={room} tip={tip} />)
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', inline: 'nearest' })
})

test('announces the same figures in sentences', () => {
  expect(tooltipAriaText({ ...tip, title: 'Klinik A' })).toBe(
    'Klinik A. <img src=x onerror=alert(1)>, 3.70, [3.50 – 3.90], n = 120, ▲ besser. Mittelwert der gültigen Antworten',
  )
})
