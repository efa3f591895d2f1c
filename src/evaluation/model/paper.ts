/** Width in pixels inside the margins of an A4 page: for one chart in a row, and for two. */
export const paperWidth = { whole: 680, half: 328 }
