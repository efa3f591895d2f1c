const longName = `Interkantonales Kompetenzzentrum für ${'interdisziplinäre '.repeat(9)}Langzeitrehabilitation`

/** Names that break careless screens: markup, formulas, other scripts, direction marks, long text. */
export const adversarialNames: [string, ...string[]] = [
  '<img src=x onerror="window.__xss=1">',
  'Klinik "Zum Löwen" & Söhne <b>AG</b>',
  "L'Hôpital d'Échallens-l'Évêque",
  longName,
  '=1+1',
  '+41 44 Klinik',
  '@SUM(A1:A9)',
  '-2 Klinik',
  'Klinik \u202Egnp.xe\u202C Umkehr',
  'Klinik Zu\u0308rcher Ho\u0308he',
  'Clinique 🏥 Étoile 𝔘𝔫𝔦',
  '{{ constructor.constructor("window.__xss=1")() }}',
  '__proto__',
  'null',
  "Robert'); DROP TABLE hospitals;--",
  'Klinik\u200BMit\u200BNullbreite',
  '"><script>window.__xss=1</script>',
  'javascript:window.__xss=1',
]

/** Ids above 32 bits. */
export const largeIds = [4_294_967_301, 9_007_199_254_740_000]
