import { loadedConfig } from '#api/config/config.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'

const { Part, ready } = lazyComponent(async () => (await import('./DemoLogins.tsx')).DemoLogins)

export { Part as DemoLogins }

/** Waits for the people of a demo, or the login would move when they load. */
export async function loadDemoLogins(): Promise<void> {
  if ((await loadedConfig()).demoLogins.length > 0) await ready()
}
