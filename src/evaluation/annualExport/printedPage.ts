import { createElement, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type PrintedChart, PrintPage } from './PrintPage.tsx'
import type { Language } from '#lib/languages.ts'
import type { AnnualExport } from './readAnnualExport.ts'

/** The page runs no scripts and requests nothing from any server. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"

const style = `
:root { color-scheme: light }
body { margin: 0 auto; padding: 24px; max-width: 1320px; background: #fff; color: #18222c; font: 14px/1.45 system-ui, 'Segoe UI', sans-serif }
h1 { font-size: 28px; line-height: 1.2 }
h2 { margin: 32px 0 8px; font-size: 20px }
h3 { font-size: 16px }
p { margin: 4px 0 }
dl { margin: 16px 0 }
header dl > div { display: grid; grid-template-columns: 180px 1fr; gap: 16px; padding: 2px 0 }
dt { color: #55616d }
dd { margin: 0 0 8px }
header dd { margin: 0 }
.counts { display: flex; flex-wrap: wrap; gap: 8px 24px; padding: 0; list-style: none }
/* A picture shows its title itself. */
.inPicture { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.chart, .parted { position: relative }
p, header dl, .counts, section > dl { max-width: 1000px; overflow-wrap: break-word }
/* Columns are as wide as their longest word; a table that needs more than the page scrolls. */
.table { margin: 12px 0; overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
.figure { white-space: nowrap }
thead .figure { white-space: normal }
.sentence { min-width: 16em }
th, td { border-bottom: 1px solid #e1e6ea; padding: 4px 12px 4px 0; text-align: left; vertical-align: top }
thead { display: table-header-group }
tr, img { break-inside: avoid }
img { display: block; max-width: 100%; height: auto }
/* A sheet is a page of A4. */
.sheet { break-after: page; padding-block: 8px }
.sheet img { max-height: 9cm; margin-inline: auto }
@page wide { size: A4 landscape; margin: 10mm }
@media print {
  body { padding: 0; max-width: none }
  .table { overflow: visible }
  .wide { page: wide; font-size: 10px }
  .wide :is(th, td) { padding-right: 8px }
  .chart { break-inside: avoid }
  h2 { break-after: avoid }
}
`

/** The print page as an HTML file. */
export function printedPage(year: AnnualExport, charts: PrintedChart[]): string {
  return pageWith(createElement(PrintPage, { year, charts }), year.language, year.provenance.evaluation)
}

/** An element as an HTML file without scripts. React renders it, so that no text of the server becomes an element. */
export function pageWith(element: ReactElement, language: Language, title: string): string {
  const page = document.implementation.createHTMLDocument(title)
  page.documentElement.lang = language
  const holder = document.createElement('div')
  const root = createRoot(holder)
  flushSync(() => root.render(element))
  page.body.append(...[...holder.childNodes].map((node) => page.importNode(node, true)))
  root.unmount()
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<style>${style}</style>`,
  ].join('')
  return `<!doctype html>\n${page.documentElement.outerHTML.replace('<head>', `<head>${head}`)}\n`
}
