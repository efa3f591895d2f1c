/** Maximum wait for the browser to report a blocked post: until then this page unloads, or another tab opens. */
const timeoutMs = { here: 10_000, newTab: 1_000 }

/** The content security policy lists the origins that forms may post to, and this one is missing there. */
export class FormBlocked extends Error {
  override name = 'FormBlocked'
}

/**
 * Posts fields to another site by a real form, never in an address: in this tab, or in a new one without an opener. The
 * form is removed immediately. Rejects with `FormBlocked` when `form-action` of the policy blocks the post.
 */
export async function postForm(url: string, fields: Record<string, string>, { newTab = false } = {}): Promise<void> {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = url
  form.hidden = true
  form.rel = 'noopener noreferrer'
  if (newTab) form.target = '_blank'
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  document.body.append(form)
  const response = refusal(newTab ? timeoutMs.newTab : timeoutMs.here)
  form.submit()
  form.remove()
  await response
}

async function refusal(time: number): Promise<void> {
  return await new Promise((resolve, reject) => {
    const finish = (): void => {
      clearTimeout(timer)
      document.removeEventListener('securitypolicyviolation', hear)
    }
    const hear = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective !== 'form-action') return
      finish()
      reject(new FormBlocked('form-action'))
    }
    const timer = setTimeout(() => {
      finish()
      resolve()
    }, time)
    document.addEventListener('securitypolicyviolation', hear)
  })
}
