import type { HospitalApp } from '../db/contentTypes.ts'

export type Clinic = { name: string; plz: string; place: string; street: string; category: number; language: 1 | 2 | 3 }

type Line = [name: string, plz: string, place: string, street: string]

const of = (category: number, language: Clinic['language'], lines: Line[]): Clinic[] =>
  lines.map(([name, plz, place, street]) => ({ name, plz, place, street, category, language }))

export const [psychiatry, rehabilitation, acute, parents, youth] = [1, 2, 3, 4, 5] as const

/** The clinics of the demo. All are invented; the first ones have the stories. */
export const clinics: Clinic[] = [
  ...of(acute, 1, [
    ['Klinik Seeblick', '8597', 'Seewil TG', 'Seestrasse 12'],
    ['Spital Hochwald', '3597', 'Hochmatt BE', 'Spitalweg 4'],
  ]),
  ...of(acute, 2, [['Clinique du Vallon', '1397', 'Vallonges VD', 'Chemin du Vallon 7']]),
  ...of(acute, 3, [['Ospedale San Biagio', '6597', 'Castagneto TI', 'Via San Biagio 3']]),
  ...of(acute, 1, [
    ['Klinik Birkenhof', '8197', 'Birkental ZH', 'Birkenweg 20'],
    ['Spital Lindenau', '5397', 'Lindenau AG', 'Aarestrasse 31'],
    ['Regionalspital Steinbrunn', '4397', 'Steinbrunn BL', 'Brunnenweg 8'],
    ['Spital Tannegg', '9397', 'Tannegg SG', 'Hügelstrasse 15'],
    ['Privatklinik Rosenhalde', '8797', 'Rosenhalde ZH', 'Rosenweg 2'],
    ['Spital Mühlefeld', '4597', 'Mühlefeld SO', 'Mühlestrasse 40'],
    ['Kantonsspital Oberlinden', '6197', 'Oberlinden LU', 'Ringstrasse 90'],
    ['Klinik Sonnenrain', '6397', 'Sonnenrain ZG', 'Sonnenrain 1'],
    ['Spital Eichenfeld', '8397', 'Eichenfeld ZH', 'Feldstrasse 17'],
    ['Klinik Winterhalde', '7297', 'Winterhalde GR', 'Dorfstrasse 55'],
    ['Spital Kirschau', '4197', 'Kirschau BL', 'Kirschgasse 6'],
  ]),
  ...of(acute, 2, [
    ['Hôpital des Érables', '2197', 'Les Érables NE', 'Rue des Érables 11'],
    ['Hôpital du Lac Bleu', '1797', 'Lac-Bleu FR', 'Avenue du Lac 24'],
    ['Centre hospitalier de la Combe', '2897', 'La Combe JU', 'Rue de la Combe 9'],
    ['Hôpital du Haut-Pré', '1997', 'Haut-Pré VS', 'Route du Haut-Pré 30'],
  ]),
  ...of(acute, 3, [['Clinica Riva Alta', '6797', 'Riva Alta TI', 'Via al Lago 18']]),
  ...of(rehabilitation, 1, [
    ['Reha Seeblick', '8597', 'Seewil TG', 'Seestrasse 14'],
    ['Reha Ahornegg', '9097', 'Ahornegg AR', 'Ahornweg 3'],
    ['Rehaklinik Föhrental', '3997', 'Föhrental VS', 'Talstrasse 61'],
    ['Rehazentrum Waldmatt', '5597', 'Waldmatt AG', 'Waldweg 10'],
  ]),
  ...of(rehabilitation, 2, [
    ['Clinique de réadaptation du Vieux-Pont', '1297', 'Vieux-Pont GE', 'Quai du Pont 5'],
    ['Réadaptation Belle-Rive', '1897', 'Belle-Rive VD', 'Rue du Rivage 13'],
  ]),
  ...of(rehabilitation, 3, [['Clinica di riabilitazione Valle Verde', '6897', 'Valle Verde TI', 'Via Valle 2']]),
  ...of(psychiatry, 1, [
    ['Psychiatrie Seeblick', '8597', 'Seewil TG', 'Parkweg 1'],
    ['Psychiatrie Hochwald', '3597', 'Hochmatt BE', 'Waldrain 22'],
    ['Psychiatrische Klinik Blumenau', '5197', 'Blumenau AG', 'Blumenweg 8'],
    ['Psychiatrie Silberbühl', '8897', 'Silberbühl SG', 'Bühlstrasse 27'],
  ]),
  ...of(psychiatry, 2, [
    ['Clinique psychiatrique des Tilleuls', '1097', 'Les Tilleuls VD', 'Allée des Tilleuls 4'],
    ['Centre psychiatrique du Haut-Pré', '1997', 'Haut-Pré VS', 'Route du Haut-Pré 44'],
  ]),
  ...of(psychiatry, 3, [['Clinica psichiatrica dei Castagni', '6597', 'Castagneto TI', 'Via ai Castagni 16']]),
  ...of(parents, 1, [
    ['Kinderspital Birkental', '8197', 'Birkental ZH', 'Kinderweg 5'],
    ['Kinderklinik Lindenau', '5397', 'Lindenau AG', 'Aarestrasse 33'],
  ]),
  ...of(parents, 2, [['Hôpital des enfants de l’Orée', '1497', 'L’Orée VD', 'Chemin de l’Orée 19']]),
  ...of(youth, 1, [
    ['Kinder- und Jugendpsychiatrie Tannegg', '9397', 'Tannegg SG', 'Hügelstrasse 21'],
    ['Kinder- und Jugendpsychiatrie Oberlinden', '6197', 'Oberlinden LU', 'Ringstrasse 96'],
  ]),
  ...of(youth, 2, [['Pédopsychiatrie du Lac Bleu', '1797', 'Lac-Bleu FR', 'Avenue du Lac 40']]),
]

export const seeblick = 'Klinik Seeblick'
export const hochwald = 'Spital Hochwald'

/**
 * Of these psychiatric clinics one is for old people, another for offenders; the categories of moniq distinguish them.
 */
const moniqCategory: Record<string, number> = { 'Psychiatrie Silberbühl': 13, 'Psychiatrische Klinik Blumenau': 12 }

/** The participants of a programme with their category in it. */
export function getClinics(app: HospitalApp): Clinic[] {
  if (app === 'rehaspez') return clinics.filter(({ category }) => category === rehabilitation)
  if (app === 'moniq')
    return clinics
      .filter(({ category }) => category === psychiatry || category === youth)
      .map((clinic) => ({
        ...clinic,
        category: moniqCategory[clinic.name] ?? (clinic.category === youth ? 11 : 10),
      }))
  if (app === 'studek') return clinics.filter(({ category }) => category === acute).slice(0, 14)
  if (app === 'irp') return clinics.filter(({ category }) => category === acute || category === psychiatry).slice(0, 18)
  return clinics
}

/** A name as in an address: 'Rüegger' → 'rueegger', 'Hélène' → 'helene'. */
export const inAddress = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]+/g, '-')

/** The mail domain of a clinic: 'Klinik Seeblick' → 'klinik-seeblick.example'. */
export const getDomain = (name: string): string => `${inAddress(name)}.example`
