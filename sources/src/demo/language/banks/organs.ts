import type { Both } from '../../world.ts'

/** A fictional organ of state. `level`: the whole, a ministry, a place. */
export interface Organ extends Both {
  id: string
  level: 'national' | 'ministry' | 'local'
  fields: readonly string[]
}

/** Fields are codes of level-1 industries it deals with; empty means all. */
export const organs: readonly Organ[] = [
  { id: 'council', zh: '政务院办公厅', en: 'General Office of the Government Council', level: 'national', fields: [] },
  { id: 'planning', zh: '国家规划统筹委员会', en: 'National Planning Commission', level: 'ministry', fields: [] },
  {
    id: 'industry',
    zh: '产业与信息部',
    en: 'Ministry of Industry and Information',
    level: 'ministry',
    fields: [
      '270000',
      '280000',
      '630000',
      '640000',
      '710000',
      '730000',
      '220000',
      '240000',
      '230000',
      '610000',
      '360000',
      '350000',
      '330000',
    ],
  },
  { id: 'treasury', zh: '财税部', en: 'Ministry of Treasury and Taxation', level: 'ministry', fields: [] },
  { id: 'currency', zh: '中央货币局', en: 'Central Monetary Board', level: 'ministry', fields: ['480000', '490000'] },
  {
    id: 'securities',
    zh: '证券市场监督委员会',
    en: 'Securities Market Commission',
    level: 'ministry',
    fields: ['490000'],
  },
  {
    id: 'prudential',
    zh: '金融审慎总署',
    en: 'Financial Prudence Administration',
    level: 'ministry',
    fields: ['480000', '490000'],
  },
  {
    id: 'trade',
    zh: '商贸与流通部',
    en: 'Ministry of Trade and Distribution',
    level: 'ministry',
    fields: ['450000', '280000', '330000', '460000', '340000'],
  },
  {
    id: 'science',
    zh: '科学与创新部',
    en: 'Ministry of Science and Innovation',
    level: 'ministry',
    fields: ['270000', '370000', '710000', '650000', '730000'],
  },
  {
    id: 'energy',
    zh: '能源总署',
    en: 'Energy Administration',
    level: 'ministry',
    fields: ['410000', '630000', '740000', '750000'],
  },
  {
    id: 'housing',
    zh: '住房与城建部',
    en: 'Ministry of Housing and Cities',
    level: 'ministry',
    fields: ['430000', '610000', '620000'],
  },
  {
    id: 'transport',
    zh: '交通运输总署',
    en: 'Transport Administration',
    level: 'ministry',
    fields: ['420000', '620000'],
  },
  {
    id: 'rural',
    zh: '农业与乡村部',
    en: 'Ministry of Agriculture and Villages',
    level: 'ministry',
    fields: ['110000'],
  },
  {
    id: 'ecology',
    zh: '生态与环境总署',
    en: 'Ecology and Environment Administration',
    level: 'ministry',
    fields: ['760000', '230000', '220000', '740000'],
  },
  { id: 'health', zh: '卫生健康总署', en: 'Health Administration', level: 'ministry', fields: ['370000'] },
  {
    id: 'medicines',
    zh: '药品审评总署',
    en: 'Medicines Administration',
    level: 'ministry',
    fields: ['370000', '770000'],
  },
  {
    id: 'market',
    zh: '市场秩序总局',
    en: 'Market Order Administration',
    level: 'ministry',
    fields: ['340000', '770000', '450000', '330000'],
  },
  { id: 'customs', zh: '关税与口岸总署', en: 'Tariff and Ports Administration', level: 'ministry', fields: [] },
  {
    id: 'data',
    zh: '国家数据总署',
    en: 'National Data Administration',
    level: 'ministry',
    fields: ['710000', '730000', '720000'],
  },
  {
    id: 'culture',
    zh: '文化与旅行部',
    en: 'Ministry of Culture and Travel',
    level: 'ministry',
    fields: ['720000', '460000'],
  },
  { id: 'labour', zh: '劳动与保障部', en: 'Ministry of Labour and Insurance', level: 'ministry', fields: [] },
  {
    id: 'assets',
    zh: '公有资产管理委员会',
    en: 'Public Assets Commission',
    level: 'ministry',
    fields: ['510000', '620000', '650000', '410000'],
  },
]

/** Places whose governments issue notices. */
export const regions: readonly Both[] = [
  ['北京', 'Beijing'],
  ['天津', 'Tianjin'],
  ['河北', 'Hebei'],
  ['山西', 'Shanxi'],
  ['内蒙古', 'Inner Mongolia'],
  ['辽宁', 'Liaoning'],
  ['吉林', 'Jilin'],
  ['黑龙江', 'Heilongjiang'],
  ['上海', 'Shanghai'],
  ['江苏', 'Jiangsu'],
  ['浙江', 'Zhejiang'],
  ['安徽', 'Anhui'],
  ['福建', 'Fujian'],
  ['江西', 'Jiangxi'],
  ['山东', 'Shandong'],
  ['河南', 'Henan'],
  ['湖北', 'Hubei'],
  ['湖南', 'Hunan'],
  ['广东', 'Guangdong'],
  ['广西', 'Guangxi'],
  ['海南', 'Hainan'],
  ['重庆', 'Chongqing'],
  ['四川', 'Sichuan'],
  ['贵州', 'Guizhou'],
  ['云南', 'Yunnan'],
  ['陕西', 'Shaanxi'],
  ['甘肃', 'Gansu'],
  ['青海', 'Qinghai'],
  ['宁夏', 'Ningxia'],
  ['新疆', 'Xinjiang'],
  ['西藏', 'Tibet'],
].map(([zh = '', en = '']) => ({ zh, en }))

const cities = new Set(['北京', '天津', '上海', '重庆'])
const autonomous: Readonly<Record<string, string>> = {
  内蒙古: '内蒙古自治区',
  广西: '广西壮族自治区',
  宁夏: '宁夏回族自治区',
  新疆: '新疆维吾尔自治区',
  西藏: '西藏自治区',
}

/** Full name of a place in Chinese. */
export function regionName(zh: string): string {
  return autonomous[zh] ?? (cities.has(zh) ? `${zh}市` : `${zh}省`)
}

/** Firms that are listed nowhere: targets of mergers, customers. */
export const unlisted: readonly Both[] = [
  ['禾研微控', 'Heyan Microcontrol'],
  ['拾柴能源', 'Shichai Energy'],
  ['白泽传动', 'Baize Drives'],
  ['青橼生物', 'Qingyuan Bio'],
  ['南窗精工', 'Nanchuang Precision'],
  ['溪亭软件', 'Xiting Software'],
  ['沐野食品', 'Muye Foods'],
  ['折桂新材', 'Zhegui Materials'],
  ['云梯物流', 'Yunti Logistics'],
  ['漱玉医疗', 'Shuyu Medical'],
  ['望舒光学', 'Wangshu Optics'],
  ['归帆船务', 'Guifan Shipping'],
  ['半亩方塘传媒', 'Banmu Media'],
  ['鹤鸣仪器', 'Heming Instruments'],
  ['飞廉风电', 'Feilian Wind'],
  ['石渠数据', 'Shiqu Data'],
  ['枕流环保', 'Zhenliu Environmental'],
  ['焕彩印染', 'Huancai Dyeing'],
  ['铸心半导体', 'Zhuxin Semiconductor'],
  ['千寻检测', 'Qianxun Testing'],
].map(([zh = '', en = '']) => ({ zh, en }))
