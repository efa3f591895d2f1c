/** The address of the editor, with a chart to open or none; keeps the filters of the page for the preview. */
export function editAddress(address: URLSearchParams, chart?: string): string {
  const next = new URLSearchParams([...address].filter(([key]) => key.startsWith('f.')))
  next.set('view', 'edit')
  if (chart !== undefined) next.set('chart', chart)
  return `?${next.toString()}`
}
