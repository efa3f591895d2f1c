export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type Fields = { [key: string]: Json }
export type Row = { id: number; [field: string]: Json }

export function isObject(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function parseJson(text: string): Json {
  const value: Json = JSON.parse(text)
  return value
}

export function toNumbers(value: Json | undefined): number[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'number') : []
}

export function getObjects(value: Json | undefined): Fields[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

export function toNumber(value: Json | undefined, fallback = 0): number {
  return typeof value === 'number' ? value : fallback
}

export function getText(value: Json | undefined): string {
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value)
}
