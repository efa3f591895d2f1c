// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { saveBlob } from '#api/files/download.ts'
import { saveChart } from './saveChart.ts'
import { input, origin } from './testExport.ts'

vi.mock('#api/files/download.ts', () => ({ saveBlob: vi.fn() }))
vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)

test('a PNG has the same provenance as the SVG', async () => {
  const texts: string[] = []
  const context = new Proxy<Record<string, unknown>>(
    {
      fillText: (text: string) => void texts.push(text),
      measureText: (text: string) => ({ width: text.length * 7 }),
    },
    { get: (known, name) => known[String(name)] ?? (() => ({ addColorStop: () => undefined })), set: () => true },
  )
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      width = 0
      height = 0
      style = {}
      getContext = () => context
      convertToBlob = async ({ type }: { type: string }) => await Promise.resolve(new Blob(['png'], { type }))
      addEventListener() {
        // It is not an element of the page.
      }
    },
  )
  await saveChart('png', { ...input, filters: [...input.filters], palette: 'default' })
  vi.unstubAllGlobals()
  const [blob, name] = vi.mocked(saveBlob).mock.calls[0] ?? []
  expect([blob?.type, name]).toEqual(['image/png', 'Auswertung 2026 - Ost - Zufriedenheit - 2026-03-16.png'])
  const whole = texts.join(' ').replaceAll('\u00a0', ' ')
  for (const line of ['Zufriedenheit', origin.join(' '), 'n = 60', 'keine Daten']) expect(whole).toContain(line)
})
