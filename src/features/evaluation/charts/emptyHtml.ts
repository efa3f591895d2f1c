type Policies = { defaultPolicy?: unknown; createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => unknown }

declare global {
  interface Window {
    trustedTypes?: Policies
  }
}

/** ECharts empties elements with `innerHTML = ''`: under Trusted Types that, and nothing but that, is let through. */
export function emptyHtml(): void {
  const { trustedTypes } = window
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', { createHTML: (text) => (text === '' ? '' : null) })
}
