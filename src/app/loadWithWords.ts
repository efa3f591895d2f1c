import { loadErrorAfter } from '#lib/constants.ts'
import { inTime } from '#ui/LoadFault.ts'
import { loadWords } from '#ui/words.ts'

/** The module of a page and the words it is drawn with. Rejects with `LoadFault` for one that does not arrive. */
export async function loadWithWords<Module>(module: Promise<Module>, ...files: string[]): Promise<Module> {
  const [loaded] = await inTime(Promise.all([module, ...files.map(loadWords)]), loadErrorAfter)
  return loaded
}
