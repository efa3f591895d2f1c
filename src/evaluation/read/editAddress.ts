/** The address of the editor, open at a chart or none; the filters of the page go along for its preview. */
export function editAddress(address: URLSearchParams, chart?: string): string {
  const next = new URLSearchParams([...address].filter(([key]) => key.startsWith('f.')))
  next.set('view', 'edit')
  if (chart !== undefined) next.set('chart', chart)
  return `?${next.toString()}`
}
