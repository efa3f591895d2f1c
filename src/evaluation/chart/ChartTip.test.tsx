import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChartTip } from './ChartTip.tsx'
import { spokenTip, type Tip } from '#evaluation/types/words/tip.ts'

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
  const { container } = render(<ChartTip at={at} room={{ width: 400, height: 300 }} tip={tip} />)
  expect(container.querySelector('script, img')).toBeNull()
  expect(container).toHaveTextContent('<script>window.__xss = 1</script>')
  expect(container).toHaveTextContent('<img src=x onerror=alert(1)>3.70[3.50 – 3.90]n = 120▲ besser')
})

test('parts of the same name are all shown', () => {
  const { container } = render(
    <ChartTip at={at} room={{ width: 400, height: 300 }} tip={{ ...tip, lines: [...tip.lines, ...tip.lines] }} />,
  )
  expect(container.textContent?.match(/3\.70/g)).toHaveLength(2)
})

test.each([
  ['after what is pointed at', { x: 100, y: 50 }, { left: '112px', top: '62px' }],
  ['before it, where there is no room after it', { x: 300, y: 250 }, { left: '88px', top: '138px' }],
  ['inside of the picture, where there is no room on either side', { x: 150, y: 105 }, { left: '0px', top: '0px' }],
])('a tooltip stands %s', (_where, place, expected) => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100)
  const room = place.x === 150 ? { width: 320, height: 200 } : { width: 400, height: 300 }
  const { container } = render(<ChartTip at={place} room={room} tip={tip} />)
  expect(container.firstElementChild).toHaveStyle(expected)
})

test('a tooltip is not larger than its picture, where it would be cut', () => {
  const sized = (width: number, height: number) =>
    render(<ChartTip at={at} room={{ width, height }} tip={tip} />).container.firstElementChild
  expect(sized(318, 200)).toHaveStyle({ maxWidth: '318px', maxHeight: '200px' })
  expect(sized(960, 300)).toHaveStyle({ maxWidth: '448px' })
})

test('the same is said in sentences', () => {
  expect(spokenTip({ ...tip, title: 'Klinik A' })).toBe(
    'Klinik A. <img src=x onerror=alert(1)>, 3.70, [3.50 – 3.90], n = 120, ▲ besser. Mittelwert der gültigen Antworten',
  )
})
