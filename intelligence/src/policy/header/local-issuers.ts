import { places } from '../../entities/lists/places.ts'

/** What a province's or a city's bodies are about: Chinese, as it stands in their names, and English. */
const fields: readonly (readonly [string, string])[] = [
  ['财政', 'Finance'],
  ['教育', 'Education'],
  ['科学技术', 'Science and Technology'],
  ['工业和信息化', 'Industry and Information Technology'],
  ['经济和信息化', 'Economy and Information Technology'],
  ['发展和改革', 'Development and Reform'],
  ['民政', 'Civil Affairs'],
  ['司法', 'Justice'],
  ['公安', 'Public Security'],
  ['人力资源和社会保障', 'Human Resources and Social Security'],
  ['自然资源', 'Natural Resources'],
  ['生态环境', 'Ecology and Environment'],
  ['住房和城乡建设', 'Housing and Urban-Rural Development'],
  ['交通运输', 'Transport'],
  ['水利', 'Water Resources'],
  ['农业农村', 'Agriculture and Rural Affairs'],
  ['商务', 'Commerce'],
  ['文化和旅游', 'Culture and Tourism'],
  ['卫生健康', 'Health'],
  ['退役军人事务', 'Veterans Affairs'],
  ['应急管理', 'Emergency Management'],
  ['审计', 'Audit'],
  ['市场监督管理', 'Market Regulation'],
  ['广播电视', 'Radio and Television'],
  ['体育', 'Sports'],
  ['统计', 'Statistics'],
  ['医疗保障', 'Healthcare Security'],
  ['能源', 'Energy'],
  ['税务', 'Taxation'],
  ['林业和草原', 'Forestry and Grassland'],
  ['药品监督管理', 'Medical Products'],
  ['知识产权', 'Intellectual Property'],
  ['地方金融监督管理', 'Local Financial Regulation'],
  ['金融监管', 'Financial Regulatory'],
  ['证监', 'Securities Regulatory'],
  ['国有资产监督管理', 'State-owned Assets Supervision'],
]
const kinds = new Map([
  ['厅', 'Department'],
  ['局', 'Bureau'],
  ['委员会', 'Commission'],
])
/** Bodies whose name is no field and kind; `{}` is the place. */
const whole: readonly (readonly [RegExp, string])[] = [
  [/^人民代表大会常务委员会$|^人大常委会$/u, "Standing Committee of the {} People's Congress"],
  [/^人民代表大会$|^人大$/u, "{} People's Congress"],
  [/^人民政府办公[厅室]$/u, "General Office of the {} People's Government"],
  [/^人民政府$/u, "{} People's Government"],
]
const ofField = new RegExp(`^(${fields.map(([zh]) => zh).join('|')})(${[...kinds.keys()].join('|')})$`, 'u')
const english = new Map(fields)

/** What may stand between the name of a place and of its body. */
const rank = /^(?:省|市|(?:壮族|回族|维吾尔)?自治区|特别行政区)?/u
const named = places
  .flatMap(({ id, zh, en: [en = ''] }) => (id.startsWith('CN-') && en ? zh.map((name) => ({ name, en })) : []))
  .toSorted((a, b) => b.name.length - a.name.length)

/**
 * English name of a body of a Chinese province or city by its usual name, put together from the place and what the body
 * is for; null where either is not known.
 */
export function localIssuerEnglish(department: string): string | null {
  const place = named.find(({ name }) => department.startsWith(name))
  if (!place) return null
  const body = department.slice(place.name.length).replace(rank, '')
  const pattern = whole.find(([form]) => form.test(body))?.[1]
  if (pattern) return pattern.replace('{}', place.en)
  const [, field = '', kind = ''] = ofField.exec(body) ?? []
  return field ? `${place.en} ${english.get(field)} ${kinds.get(kind)}` : null
}
