/** What explains the portal beside its pages, in one chunk with its words. */
export { Help } from './Help.tsx'
export { Tour } from './Tour.tsx'
