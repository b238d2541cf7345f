const browsers = [
  [/Edg(?:e|A|iOS)?\/([\d]+)/, 'Edge'],
  [/OPR\/([\d]+)/, 'Opera'],
  [/(?:Firefox|FxiOS)\/([\d]+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/([\d]+)/, 'Chrome'],
  [/Version\/([\d]+)[^ ]* .*Safari/, 'Safari'],
] as const
const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

/** Browser and system in a user-agent text; its own first words where it tells neither. */
export function deviceName(agent: string): string {
  const browser = browsers.find(([sign]) => sign.test(agent))
  const system = systems.find(([sign]) => sign.test(agent))
  const version = browser ? browser[0].exec(agent)?.[1] : undefined
  const name = [browser ? `${browser[1]} ${version ?? ''}`.trim() : null, system?.[1] ?? null]
    .filter(Boolean)
    .join(' · ')
  return name || agent.slice(0, 40) || '–'
}
