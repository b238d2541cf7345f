import type { Db } from '@pandora/store/database'

/** A province by what people call it. */
export async function regionNamed(
  db: Db,
  text: string,
): Promise<{ region_code: string; name_zh: string; name_en: string } | null> {
  const [row] = await db<{ region_code: string; name_zh: string; name_en: string }[]>`
    select region_code, name_zh, name_en from region where name_zh = ${text} or lower(name_en) = lower(${text})
      or regexp_replace(name_zh, '(省|市|(壮族|回族|维吾尔)?自治区|特别行政区)$', '') = ${text} limit 1`
  return row ?? null
}
