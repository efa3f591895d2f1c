import { expect, test } from 'vitest'
import { previewKind } from './previewKind.ts'

test('images and texts of a moderate size are shown on the page of a file', () => {
  const kinds = ['png', '.JPG', 'csv', 'txt', 'pdf', 'svg', 'html', ''].map((extension) =>
    previewKind({ extension, size: 4000 }),
  )
  expect(kinds).toEqual(['image/png', 'image/jpeg', 'text', 'text', undefined, undefined, undefined, undefined])
  expect(previewKind({ extension: 'csv', size: 900_000 })).toBeUndefined()
  expect(previewKind({ extension: 'png', size: 9_000_000 })).toBeUndefined()
  expect(previewKind({ extension: 'txt', size: undefined })).toBeUndefined()
})
