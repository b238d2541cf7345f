import { basename } from 'node:path'

/** A file name from outside as it may be shown and stored. */
export function safeName(name: string): string {
  const plain = basename(name.replaceAll('\\', '/'))
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    .slice(-200)
  return plain === '' || plain === '.' || plain === '..' ? 'upload' : plain
}
