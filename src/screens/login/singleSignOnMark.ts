const mark = 'singleSignOn'

/** Remembers in this tab that the single sign-on was started here (S15). */
export function markSingleSignOn(): void {
  try {
    sessionStorage.setItem(mark, '1')
  } catch {
    // Without storage the code is confirmed like a foreign one.
  }
}

/** Whether the single sign-on was started in this tab; true once per start. */
export function takeSingleSignOnMark(): boolean {
  try {
    const isOwn = sessionStorage.getItem(mark) === '1'
    sessionStorage.removeItem(mark)
    return isOwn
  } catch {
    return false
  }
}
