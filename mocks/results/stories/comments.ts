/** What people write after a stay: first sentences, second ones, and some with somebody's name or a room. */
type Comments = { openings: string[]; details: string[]; personal: string[] }

const de: Comments = {
  openings: [
    'Alles bestens, vielen Dank.',
    'Die Pflege war sehr aufmerksam.',
    'Beim Eintritt musste ich lange warten.',
    'Das Zimmer war ruhig und hell.',
    'Ich hätte gern früher gewusst, wann ich nach Hause kann.',
    'Gute Betreuung, freundliches Personal.',
    'Das Essen war leider oft kalt.',
    'Das Menü war abwechslungsreich und schmeckte gut.',
    'Nachts war es auf dem Gang sehr laut.',
    'Die Ärztin hat alles verständlich erklärt.',
    'Jeden Tag kam jemand anderes, niemand wusste Bescheid.',
    'Beim Austritt fehlte der Medikamentenplan.',
    'Ich fühlte mich ernst genommen.',
    'Die Reinigung war gründlich.',
    'Die Schmerzen wurden schnell behandelt.',
    'Seit dem Umzug des Empfangs findet man nichts mehr.',
    'Auf der Notaufnahme sass ich drei Stunden, ohne dass jemand etwas sagte.',
    'Die Physiotherapie war hervorragend.',
  ],
  details: [
    'Ich komme gern wieder.',
    'Ein Dank an das ganze Team!',
    'Das könnte man besser lösen.',
    'Mehr Information wäre gut gewesen.',
    'Auch meine Angehörigen waren zufrieden.',
    'Die Küche könnte vegetarisch mehr bieten.',
    'Ein Getränk am Nachmittag wäre schön.',
    'Trotzdem fühlte ich mich gut aufgehoben.',
    'Bitte leisere Türen.',
    '',
    '',
  ],
  personal: [
    'Besonders danken möchte ich Frau Odermatt von der Nachtwache.',
    'Herr Dr. Zbinden nahm sich viel Zeit für mich.',
    'Im Zimmer 214 ging der Fernseher nicht.',
    'Ich bin 84 Jahre alt und brauchte Hilfe beim Anziehen, die kam immer.',
    'Seit der Operation am 12.03.2026 habe ich Beschwerden, rufen Sie mich bitte an: 079 555 01 23.',
    'Sandra und ihr Team waren grossartig.',
    'Bett 2 in Zimmer 118 steht direkt beim Lift, man schläft keine Nacht.',
  ],
}

const fr: Comments = {
  openings: [
    'Personnel très attentif, merci.',
    'Longue attente à l’entrée.',
    'Les explications étaient claires.',
    'Les repas étaient bons.',
    'Les repas arrivaient souvent froids.',
    'La sortie aurait pu être mieux préparée.',
    'La chambre était calme et lumineuse.',
    'Beaucoup de bruit la nuit dans le couloir.',
    'Je me suis senti écouté.',
    'On ne savait jamais qui était responsable.',
  ],
  details: [
    'Je reviendrais volontiers.',
    'Merci à toute l’équipe !',
    'Plus d’informations auraient été utiles.',
    'Mes proches étaient contents aussi.',
    '',
    '',
  ],
  personal: [
    'Un grand merci à Mme Rochat, toujours souriante.',
    'Le docteur Favre a pris le temps de m’expliquer l’opération.',
    'Dans la chambre 12, la fenêtre ne fermait pas.',
    'J’ai 79 ans et on m’a bien aidé à me lever.',
  ],
}

const it: Comments = {
  openings: [
    'Personale gentile e competente.',
    'Il vitto era buono.',
    'Il cibo arrivava spesso freddo.',
    'Ho aspettato a lungo all’ammissione.',
    'La camera era tranquilla e pulita.',
    'Di notte c’era molto rumore nel corridoio.',
    'Le spiegazioni erano chiare.',
    'Grazie di tutto.',
  ],
  details: ['Tornerei volentieri.', 'Grazie a tutto il reparto!', 'Più informazioni sarebbero state utili.', '', ''],
  personal: [
    'Un grazie particolare alla Sig.ra Bernasconi.',
    'Il dottor Cattaneo è stato molto disponibile.',
    'Nella camera 214 il letto era scomodo.',
  ],
}

const byLanguage = { de, fr, it }

/** Three in ten write a comment in the local language, one in twelve of them with something personal in it. */
export function getComment(language: keyof typeof byLanguage, seed: (part: number) => number): string {
  if (seed(0) > 0.3) return ''
  const { openings, details, personal } = byLanguage[language]
  const pick = (texts: readonly string[], part: number) => texts[Math.floor(seed(part) * texts.length)] ?? ''
  const own = seed(3) < 1 / 12 ? pick(personal, 4) : ''
  return [pick(openings, 1), pick(details, 2), own].filter(Boolean).join(' ')
}
