import type { Config } from '../config.ts'

/** Address under which people reach the product: never taken from a request, whose host header anybody can write. */
export function publicUrl(config: Pick<Config, 'PANDORA_PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  if (config.PANDORA_PUBLIC_URL) return config.PANDORA_PUBLIC_URL.replace(/(?<!\/)\/+$/, '')
  const host =
    config.HOST === '0.0.0.0' || config.HOST === '::'
      ? 'localhost'
      : config.HOST.includes(':')
        ? `[${config.HOST}]`
        : config.HOST
  return `http://${host}:${config.PORT}`
}

/** Link to a user page. What it carries stands behind `#`, which browsers send to no server and write into no log. */
export function pageLink(
  config: Pick<Config, 'PANDORA_PUBLIC_URL' | 'HOST' | 'PORT'>,
  type: 'login' | 'reset' | 'activate',
  carried: Readonly<Record<string, string>> = {},
): string {
  const hash = new URLSearchParams(carried).toString()
  return `${publicUrl(config)}/u/${type}${hash ? `#${hash}` : ''}`
}
