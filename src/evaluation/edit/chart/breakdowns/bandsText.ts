import type { AgeBands } from '#evaluation/model/chart.ts'

const maxNamed = 12

/** The labels of the age bands: '< 20, 20–39, 40–59, ≥ 60'; '' if they are invalid. */
export function bandsText({ ageGap, minAge, maxAge }: AgeBands): string {
  if (!(ageGap > 0 && maxAge >= minAge && minAge >= 0)) return ''
  const count = Math.ceil((maxAge - minAge) / ageGap)
  const inner = Array.from({ length: Math.min(count, maxNamed) }, (_, band) => {
    const [from, to] = [minAge + band * ageGap, Math.min(minAge + (band + 1) * ageGap, maxAge) - 1]
    return to > from ? `${from}–${to}` : String(from)
  })
  return [`< ${minAge}`, ...inner, ...(count > maxNamed ? ['…'] : []), `≥ ${maxAge}`].join(', ')
}
