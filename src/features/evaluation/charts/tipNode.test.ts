import { expect, test } from 'vitest'
import { spokenTip, type Tip } from './tip.ts'
import { tipNode } from './tipNode.ts'

const tip: Tip = {
  title: '<script>window.__xss = 1</script>',
  lines: [{ color: '#0072b2', label: '<img src=x onerror=alert(1)>', value: '3.70', interval: '[3.50 – 3.90]', n: 'n = 120', verdict: { text: '▲ besser', isGood: true } }],
  notes: ['Mittelwert der gültigen Antworten'],
}

test('a tooltip shows names as text, with value, interval, n and verdict [R01, R02, D-15]', () => {
  const node = tipNode(tip, { width: 400, height: 300 })
  expect(node.querySelector('script, img')).toBeNull()
  expect(node).toHaveTextContent('<script>window.__xss = 1</script>')
  expect(node).toHaveTextContent('<img src=x onerror=alert(1)>3.70[3.50 – 3.90]n = 120▲ besser')
})

test('a tooltip is not larger than its picture, where it would be cut', () => {
  expect(tipNode(tip, { width: 318, height: 200 })).toHaveStyle({ maxWidth: '318px', maxHeight: '200px' })
  expect(tipNode(tip, { width: 960, height: 300 })).toHaveStyle({ maxWidth: '448px' })
})

test('the same is said in sentences', () => {
  expect(spokenTip({ ...tip, title: 'Klinik A' })).toBe('Klinik A. <img src=x onerror=alert(1)>, 3.70, [3.50 – 3.90], n = 120, ▲ besser. Mittelwert der gültigen Antworten')
})
