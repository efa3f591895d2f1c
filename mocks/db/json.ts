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

export function numbersIn(value: Json | undefined): number[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'number') : []
}

export function objectsIn(value: Json | undefined): Fields[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

export function numberIn(value: Json | undefined, fallback = 0): number {
  return typeof value === 'number' ? value : fallback
}

export function textIn(value: Json | undefined): string {
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value)
}
