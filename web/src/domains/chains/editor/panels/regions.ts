import type { Language } from '@pandora/contract/language'

/** Provinces by the codes of ISO 3166-2, as companies' seats have them. */
const provinces: Readonly<Record<string, readonly [string, string]>> = {
  'CN-BJ': ['北京', 'Beijing'],
  'CN-TJ': ['天津', 'Tianjin'],
  'CN-HE': ['河北', 'Hebei'],
  'CN-SX': ['山西', 'Shanxi'],
  'CN-NM': ['内蒙古', 'Inner Mongolia'],
  'CN-LN': ['辽宁', 'Liaoning'],
  'CN-JL': ['吉林', 'Jilin'],
  'CN-HL': ['黑龙江', 'Heilongjiang'],
  'CN-SH': ['上海', 'Shanghai'],
  'CN-JS': ['江苏', 'Jiangsu'],
  'CN-ZJ': ['浙江', 'Zhejiang'],
  'CN-AH': ['安徽', 'Anhui'],
  'CN-FJ': ['福建', 'Fujian'],
  'CN-JX': ['江西', 'Jiangxi'],
  'CN-SD': ['山东', 'Shandong'],
  'CN-HA': ['河南', 'Henan'],
  'CN-HB': ['湖北', 'Hubei'],
  'CN-HN': ['湖南', 'Hunan'],
  'CN-GD': ['广东', 'Guangdong'],
  'CN-GX': ['广西', 'Guangxi'],
  'CN-HI': ['海南', 'Hainan'],
  'CN-CQ': ['重庆', 'Chongqing'],
  'CN-SC': ['四川', 'Sichuan'],
  'CN-GZ': ['贵州', 'Guizhou'],
  'CN-YN': ['云南', 'Yunnan'],
  'CN-XZ': ['西藏', 'Tibet'],
  'CN-SN': ['陕西', 'Shaanxi'],
  'CN-GS': ['甘肃', 'Gansu'],
  'CN-QH': ['青海', 'Qinghai'],
  'CN-NX': ['宁夏', 'Ningxia'],
  'CN-XJ': ['新疆', 'Xinjiang'],
  'CN-HK': ['香港', 'Hong Kong'],
  'CN-MO': ['澳门', 'Macao'],
  'CN-TW': ['台湾', 'Taiwan'],
}
/** Countries that supply chains most often lead through. */
const countries =
  'CN US JP KR DE FR GB NL IT ES SE CH AU CA CL AR BR PE MX ID MY TH VN SG PH IN RU KZ ZA CD ZM GN SA AE QA TR IL'.split(
    ' ',
  )

/** A region's name in a language; a code that is not known, as it is. */
export function regionName(code: string, language: Language): string {
  const province = provinces[code]
  if (province) return language === 'en' ? province[1] : province[0]
  try {
    return new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(code) ?? code
  } catch {
    return code
  }
}

/** What can be chosen, provinces first; a code that is none of them stays one of them. */
export const regionCodes = (chosen: string | null): string[] => [
  ...new Set([...(chosen === null ? [] : [chosen]), ...Object.keys(provinces), ...countries]),
]
