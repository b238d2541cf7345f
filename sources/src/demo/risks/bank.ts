/** How a planted matter is told: by its type, a title and a body for its first day, those after, and its end. */
export interface RiskWords {
  type: string
  /** `{p}`: the province, `{c}`: a city of it, `{n}`: a number. Each list has what may be said on that day. */
  begin: readonly (readonly [title: string, body: string])[]
  goesOn: readonly (readonly [title: string, body: string])[]
  ends: readonly (readonly [title: string, body: string])[]
  english: readonly [title: string, body: string]
}

export const riskBank: readonly RiskWords[] = [
  {
    type: 'flood',
    begin: [
      [
        '{p}多条河流发生超警洪水',
        '受连日强降雨影响，{p}{c}一带河流水位上涨，{n}个站点出现超警洪水，当地启动防汛四级应急响应。',
      ],
      [
        '{p}发布暴雨红色预警，{c}启动防汛应急响应',
        '{p}气象部门发布暴雨红色预警，{c}部分低洼路段积水，沿河工厂停工避险。',
      ],
    ],
    goesOn: [
      ['{p}汛情持续，{c}部分工厂停产', '{p}洪水仍在高位，{c}有{n}家工厂进水停产，部分货物受损，物流受阻。'],
      ['{p}转移受洪水影响群众{n}00人', '{p}防汛指挥部通报，{c}洪涝造成道路中断，抢修队伍正在排险。'],
      ['{c}内涝未退，{p}提升防汛应急响应', '{p}洪涝影响扩大，{c}港口与仓库作业暂停，企业预计损失上升。'],
    ],
    ends: [['{p}洪水退去，{c}企业陆续复工', '{p}河流水位回落，{c}受淹厂房清淤后恢复生产，当地解除防汛应急响应。']],
    english: [
      'Flood halts plants in {P}',
      'Floods in {P} after heavy rain have halted {n} plants; roads are cut and warehouses are closed.',
    ],
  },
  {
    type: 'typhoon',
    begin: [['台风逼近，{p}启动防台风应急响应', '{p}气象部门预计台风将在{c}沿海登陆，港口停航，部分航班取消。']],
    goesOn: [
      ['台风登陆{p}，{c}多处停电', '台风在{p}沿海登陆，{c}出现大风和强降雨，{n}条线路停电，工厂停工。'],
      ['{p}灾后抢修，台风致{c}港口货物积压', '受台风影响，{p}{c}港口货物积压，物流企业称恢复需要数日。'],
    ],
    ends: [['{p}解除台风预警，{c}港口恢复作业', '台风减弱远离，{p}交通恢复，{c}港口恢复作业。']],
    english: [
      'Typhoon shuts ports in {P}',
      'A typhoon made landfall in {P}; ports and {n} power lines are down, flights are cancelled.',
    ],
  },
  {
    type: 'earthquake',
    begin: [
      [
        '{p}{c}附近发生5.{d}级地震，震源深度10公里',
        '{p}{c}附近发生5.{d}级地震，震感明显，部分厂房受损，当地启动地震应急响应。',
      ],
    ],
    goesOn: [['{p}地震后余震{n}次，{c}工厂停产检查', '{p}地震后余震不断，{c}多家工厂停产检查设备，损失正在统计。']],
    ends: [['{p}震区企业复产', '{p}震区经检查后恢复供电，{c}企业陆续复产，地震应急响应结束。']],
    english: [
      'Earthquake shakes {P}, plants inspected',
      'A magnitude 5.{d} earthquake near {P} has stopped work at {n} plants; aftershocks go on.',
    ],
  },
  {
    type: 'drought',
    begin: [['{p}旱情发展，{c}限制工业用水', '{p}持续少雨，气象干旱加重，{c}限制工业用水，水电出力下降。']],
    goesOn: [['{p}严重干旱，{n}家工厂错峰用电', '{p}严重干旱未缓解，{c}有{n}家工厂错峰用电，铝与硅的产量下降。']],
    ends: [['{p}降雨缓解旱情', '{p}迎来有效降雨，旱情缓解，{c}恢复工业用水。']],
    english: [
      'Drought cuts hydropower in {P}',
      'A severe drought in {P} cuts hydropower; {n} plants use power in turns.',
    ],
  },
  {
    type: 'fire',
    begin: [['{p}{c}一处工业园发生火灾', '{p}{c}一处工业园仓库发生火灾，消防部门正在扑救，园区企业停工。']],
    goesOn: [['{p}{c}火灾调查启动，园区停产整顿', '{p}{c}工业园火灾明火已扑灭，园区{n}家企业停产整顿，损失正在评估。']],
    ends: [['{p}{c}园区通过消防验收', '{p}{c}工业园火灾后整改完成，企业恢复生产。']],
    english: [
      'Warehouse fire in {P}',
      'A warehouse fire broke out at an industrial park in {P}; {n} firms stopped work.',
    ],
  },
  {
    type: 'epidemic',
    begin: [
      [
        '{p}报告灰翎热疫情，{c}新增病例{n}例',
        '{p}卫生部门通报，{c}出现灰翎热疫情，新增确诊病例{n}例，部分工厂实行闭环管理。',
      ],
    ],
    goesOn: [
      ['{p}灰翎热疫情扩散，新增病例{n}0例', '{p}疫情扩散至多地，{c}部分企业减产，物流效率下降。'],
      ['{p}疫情影响持续，{c}商场客流下降', '{p}灰翎热疫情持续，{c}商场客流下降，餐饮与旅游企业受损。'],
    ],
    ends: [['{p}疫情回落，{c}恢复正常生产', '{p}连续多日新增病例下降，疫情趋于平稳，{c}恢复正常生产。']],
    english: [
      'Outbreak of grey fever in {P}',
      'An outbreak of the fictional grey fever in {P} brings {n} confirmed cases; plants cut output.',
    ],
  },
]

/** How two countries are told of: for, and against each other. `{a}` and `{b}`: the countries. */
export const countryBank = {
  good: [
    ['{a}外长访问{b}，双方签署合作协议', '{a}与{b}举行会谈，双方签署合作协议，同意深化经贸合作。'],
    ['{a}与{b}举行经贸磋商，同意降低关税', '{a}与{b}举行磋商，双方同意降低部分商品关税，恢复对话机制。'],
    ['{a}领导人会见{b}代表团', '{a}领导人会见{b}代表团，双方表示将加强合作。'],
  ],
  bad: [
    ['{a}宣布对{b}部分商品加征关税', '{a}宣布对{b}部分商品加征关税，{b}表示强烈不满并将采取反制措施。'],
    ['{a}将{b}多家企业列入实体清单', '{a}扩大出口管制，将{b}企业列入实体清单，{b}提出抗议。'],
    ['{a}对{b}产品启动反倾销调查', '{a}对{b}产品启动反倾销调查，双方争端升级。'],
  ],
} as const
