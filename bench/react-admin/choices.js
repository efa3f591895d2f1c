export const categories = [
  { id: 1, name: 'Psychiatrie' },
  { id: 2, name: 'Rehabilitation' },
  { id: 3, name: 'Akutsomatik Erwachsene' },
  { id: 4, name: 'Akutsomatik Eltern' },
  { id: 5, name: 'Kinder- und Jugendpsychiatrie' },
]

export const states = [
  { id: 1, name: 'Aktiv' },
  { id: 2, name: 'Geschlossen' },
  { id: 3, name: 'Dispensiert' },
]
