/** Prevents the browser from replacing the portal with a file dropped outside of a drop zone. */
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
