import type { Language } from '../language.ts'

/** A province of China: its code by ISO 3166-2, the first two figures of its adcode (GB/T 2260), its short names. */
export interface Province {
  code: string
  adcode: string
  zh: string
  en: string
}

/** Every province, by adcode. */
export const provinces: readonly Province[] = (
  '11 BJ 北京 Beijing|12 TJ 天津 Tianjin|13 HE 河北 Hebei|14 SX 山西 Shanxi|15 NM 内蒙古 Inner Mongolia|' +
  '21 LN 辽宁 Liaoning|22 JL 吉林 Jilin|23 HL 黑龙江 Heilongjiang|31 SH 上海 Shanghai|32 JS 江苏 Jiangsu|' +
  '33 ZJ 浙江 Zhejiang|34 AH 安徽 Anhui|35 FJ 福建 Fujian|36 JX 江西 Jiangxi|37 SD 山东 Shandong|41 HA 河南 Henan|' +
  '42 HB 湖北 Hubei|43 HN 湖南 Hunan|44 GD 广东 Guangdong|45 GX 广西 Guangxi|46 HI 海南 Hainan|' +
  '50 CQ 重庆 Chongqing|51 SC 四川 Sichuan|52 GZ 贵州 Guizhou|53 YN 云南 Yunnan|54 XZ 西藏 Tibet|' +
  '61 SN 陕西 Shaanxi|62 GS 甘肃 Gansu|63 QH 青海 Qinghai|64 NX 宁夏 Ningxia|65 XJ 新疆 Xinjiang|' +
  '71 TW 台湾 Taiwan|81 HK 香港 Hong Kong|82 MO 澳门 Macao'
)
  .split('|')
  .map((line) => {
    const [adcode = '', code = '', zh = '', ...en] = line.split(' ')
    return { code: `CN-${code}`, adcode, zh, en: en.join(' ') }
  })

/** Provinces whose companies are listed and told of as the mainland's are, and Taiwan's: all but Hong Kong and Macao. */
export const mainlandAndTaiwan: readonly Province[] = provinces.filter(
  ({ code }) => code !== 'CN-HK' && code !== 'CN-MO',
)

const byCode = new Map(provinces.map((one) => [one.code, one]))
const byAdcode = new Map(provinces.map((one) => [one.adcode, one]))

/** A province by either of its codes (`CN-GD`, `440000`). */
export const provinceBy = (code: string): Province | undefined =>
  byCode.get(code) ?? (/^\d{6}$/.test(code) ? byAdcode.get(code.slice(0, 2)) : undefined)

/** A region as the product codes it: a province by ISO 3166-2 (`CN-GD`) whatever it was coded by; others as they are. */
export const provinceCode = (region: string): string => provinceBy(region)?.code ?? region

/** A region's name in a language: a province's, a country's by ISO 3166-1; a code that is not known, as it is. */
export function regionName(code: string, language: Language): string {
  const province = provinceBy(code)
  if (province) return language === 'en' ? province.en : province.zh
  try {
    return new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(code) ?? code
  } catch {
    return code
  }
}
