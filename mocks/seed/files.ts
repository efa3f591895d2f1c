import type { Row } from '../db/json.ts'
import { hospitalType, contentTypeId } from '../db/contentTypes.ts'
import { Random } from './base/Random.ts'
import type { Seed, Seeds } from './base/Seed.ts'
import { adversarialNames } from '../db/adversarial.ts'
import { firstGlobalFile } from './irp.ts'
import { getStamps } from './base/stamps.ts'

const names: [string, ...string[]] = [
  'Jahresbericht',
  'Rapport annuel',
  'Rapporto annuale',
  'Bestellformular',
  'Auswertungskonzept',
  'Datenhandbuch',
  'Anleitung',
  'Vertrag',
  'Protokoll',
]
const extensions: [string, ...string[]] = ['pdf', 'pdf', 'xlsx', 'docx', 'csv', 'zip']
const hostileExtensions: [string, ...string[]] = ['html', 'svg', 'exe', 'pdf']
/** Files of a missing hospital: clean_up finds these. */
const goneHospital = 999
const hostileNames = ['../../etc/passwd', 'CON', 'a\nb', 'Bericht \u202Efdp.exe', 'x'.repeat(250), ...adversarialNames]

const filesSeed: Seed = () => {
  const random = new Random('files')
  const owner = (index: number): [number, number] => {
    if (index < 14) return [hospitalType('patzu'), 1]
    if (index > 304) return [hospitalType('studek'), goneHospital]
    const type = random.pick([
      hospitalType('patzu'),
      hospitalType('moniq'),
      hospitalType('irp'),
      contentTypeId('irp.review'),
      contentTypeId('irp.irpuserfiles'),
      contentTypeId('irp.irpglobalfiles'),
    ])
    if (type === contentTypeId('irp.irpglobalfiles')) return [type, firstGlobalFile + (index % 6)]
    return [type, random.between(1, type === contentTypeId('irp.irpuserfiles') ? 18 : 28)]
  }
  return Array.from({ length: 310 }, (_, index): Row => {
    const [content_type, object_id] = owner(index)
    return {
      id: index + 1,
      name: hostileNames[300 - index] ?? `${random.pick(names)} ${2019 + (index % 8)}`,
      extension: random.pick(hostileNames[300 - index] === undefined ? extensions : hostileExtensions),
      file_size: random.chance(0.02) ? 0 : random.between(900, 9_000_000),
      object_id,
      content_type,
      created_by_id: random.between(11, 30),
      ...getStamps(random),
    }
  })
}

export default {
  'filemanager/files': filesSeed,
} satisfies Seeds
