/** A file that is dropped beside the places that take files would be opened by the browser in place of the portal: it is not. */
export function ignoreDroppedBeside(): void {
  const ignore = (event: DragEvent) => {
    const acceptsIt = event.target instanceof Element && event.target.closest('input[type=file]:enabled')
    if (event.defaultPrevented || acceptsIt || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  window.addEventListener('dragover', ignore)
  window.addEventListener('drop', ignore)
}
