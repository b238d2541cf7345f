import type { Both } from '../../world.ts'

/** How a medium writes: `wire` short and at once, `paper` told, `portal` loud and copying, `desk` in English. */
export type Manner = 'wire' | 'paper' | 'portal' | 'desk'

export interface Medium extends Both {
  manner: Manner
  prefix?: string
}

export const chineseMedia: readonly Medium[] = [
  { zh: '沧海快讯', en: 'Canghai Flash', manner: 'wire', prefix: '【快讯】' },
  { zh: '岚证社', en: 'Lanzheng Wire', manner: 'wire' },
  { zh: '九州财讯', en: 'Jiuzhou Financial Wire', manner: 'wire' },
  { zh: '每分电报', en: 'Minute Telegraph', manner: 'wire' },
  { zh: '北渡社', en: 'Beidu Agency', manner: 'wire' },
  { zh: '砺石财经日报', en: 'Lishi Financial Daily', manner: 'paper' },
  { zh: '远帆证券报', en: 'Yuanfan Securities Journal', manner: 'paper' },
  { zh: '江左商报', en: 'Jiangzuo Business Post', manner: 'paper' },
  { zh: '实业观察报', en: 'Industry Observer', manner: 'paper' },
  { zh: '桥头周刊', en: 'Bridgehead Weekly', manner: 'paper' },
  { zh: '南岭晨报', en: 'Nanling Morning Post', manner: 'paper' },
  { zh: '资本山房', en: 'Capital Cottage', manner: 'portal' },
  { zh: '股海拾贝', en: 'Shells of the Market', manner: 'portal' },
  { zh: '早知财经', en: 'Zaozhi Finance', manner: 'portal' },
  { zh: '涨停板边', en: 'Limit-Up Corner', manner: 'portal' },
  { zh: '聚财网', en: 'Jucai Online', manner: 'portal' },
  { zh: '产业邮差', en: 'Industry Postman', manner: 'portal' },
]

export const englishMedia: readonly Medium[] = [
  { zh: '东港晚邮', en: 'East Harbour Mail', manner: 'desk' },
  { zh: '丝路金融社', en: 'Silk Row Financial', manner: 'desk' },
  { zh: '太平洋账簿', en: 'Pacific Ledger', manner: 'desk' },
  { zh: '岭南信使英文版', en: 'Lingnan Courier', manner: 'desk' },
  { zh: '长堤市场通讯', en: 'Long Bund Markets', manner: 'desk' },
  { zh: '沧海快讯英文版', en: 'Canghai Flash English', manner: 'desk' },
]

/** Where companies publish what they have to. */
export const disclosure: readonly Both[] = [
  { zh: '巨岚信息披露网', en: 'Julan Disclosure' },
  { zh: '交易所公告台', en: 'Exchange Notices' },
]

export const brokers: readonly Both[] = [
  { zh: '岱岳证券', en: 'Daiyue Securities' },
  { zh: '清渠证券', en: 'Qingqu Securities' },
  { zh: '北斗中衡证券', en: 'Beidou Zhongheng Securities' },
  { zh: '望江证券', en: 'Wangjiang Securities' },
  { zh: '同舟资本研究', en: 'Tongzhou Capital Research' },
  { zh: '瀚墨证券', en: 'Hanmo Securities' },
  { zh: '云台国际', en: 'Yuntai International' },
  { zh: '淮左证券', en: 'Huaizuo Securities' },
  { zh: '沅江证券', en: 'Yuanjiang Securities' },
  { zh: '苍梧研究所', en: 'Cangwu Institute' },
  { zh: '鸿渐证券', en: 'Hongjian Securities' },
  { zh: '景行证券', en: 'Jingxing Securities' },
]

export const analysts: readonly Both[] = [
  { zh: '顾予白', en: 'Gu Yubai' },
  { zh: '邢漱石', en: 'Xing Shushi' },
  { zh: '宋听澜', en: 'Song Tinglan' },
  { zh: '纪行舟', en: 'Ji Xingzhou' },
  { zh: '戚晚晴', en: 'Qi Wanqing' },
  { zh: '陆怀瑾', en: 'Lu Huaijin' },
  { zh: '苗青野', en: 'Miao Qingye' },
  { zh: '窦一鸣', en: 'Dou Yiming' },
  { zh: '岑思远', en: 'Cen Siyuan' },
  { zh: '霍知秋', en: 'Huo Zhiqiu' },
  { zh: '贺兰舟', en: 'He Lanzhou' },
  { zh: '薛尔雅', en: 'Xue Erya' },
  { zh: '温启明', en: 'Wen Qiming' },
  { zh: '褚云起', en: 'Chu Yunqi' },
]
