/**
 * What people call classes of industries besides their names, by the name in Chinese as the Shenwan classification of
 * 2021 has it, without its level.
 */
const called: Readonly<Record<string, string>> = {
  农林牧渔: '农业|agriculture|farming',
  基础化工: '化工|chemicals|chemical',
  钢铁: 'steelmakers|steelmaking',
  有色金属: '有色|metals',
  电子: 'electronics makers',
  半导体: '芯片|semiconductors|semiconductor|semis|chips|chip makers|chipmakers',
  汽车: '车企|autos|auto|automakers|carmakers',
  家用电器: '家电|home appliances|appliances',
  食品饮料: '食品|饮料|food and beverage|food & drink|food and drink',
  白酒: 'baijiu|liquor|spirits',
  纺织服饰: '纺织|服装|textiles|apparel',
  轻工制造: '轻工|light industry',
  医药生物: '医药|制药|药企|生物医药|pharma|pharmaceuticals|pharmaceutical|drugmakers|healthcare|biotech',
  公用事业: 'utility',
  电力: '发电|power generation|power utilities',
  交通运输: '交运|运输|transport',
  房地产: '地产|房企|real estate|property|property developers|developers',
  商贸零售: '零售|retailers|retail',
  社会服务: 'consumer services',
  银行: 'bank|lenders',
  非银金融: '非银|non-bank financials',
  证券: '券商|brokers|brokerages|securities firms',
  保险: '险企|insurers|insurance',
  建筑材料: '建材|building materials',
  水泥: 'cement',
  建筑装饰: '建筑|construction',
  电力设备: '电气设备|electrical equipment makers',
  光伏设备: '光伏|solar',
  电池: 'batteries|battery makers',
  机械设备: '机械|machinery makers',
  国防军工: '军工|defense|defence|aerospace and defence',
  计算机: '软件|software|computer',
  传媒: '媒体|media companies',
  通信: 'telecoms|telecom|telecommunications',
  煤炭: 'coal miners',
  石油石化: '石油|石化|oil|oil and gas|petrochemicals',
  环保: 'environmental services',
  美容护理: '美妆|化妆品|cosmetics|beauty',
}

/** Other words for a class of industry, lower case; `nameZh` with or without its level (证券Ⅱ). */
export const otherWords = (nameZh: string): readonly string[] =>
  called[nameZh.replace(/[ⅡⅢ]+$/u, '')]?.toLowerCase().split('|') ?? []
