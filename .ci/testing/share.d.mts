export function shareThatFits(count: number, seconds: number, each: number): number
export function isInShare(share: number, title: string, commit: string): boolean
