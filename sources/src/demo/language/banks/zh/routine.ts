import type { Bank } from '../../grammar.ts'

/**
 * An everyday announcement: its titles and sentences. Figures in it are its own: `{n}`, `{m}` whole numbers, `{rate}`,
 * `{amountx}`, `{shares}`.
 */
export interface RoutineBank {
  category: string
  title: Bank
  body: Bank
  tail: Bank
}

const standing = [
  '[特此公告。|特此公告]',
  '本公司及董事会全体成员保证公告内容真实、准确、完整。',
  '公司指定信息披露媒体为{disclosure}。',
  '备查文件存放于公司证券部，联系人{secretary}。',
  '敬请投资者[关注后续公告|注意投资风险]。',
  '以上事项[无须|无需]提交股东大会审议。',
  '该事项不构成关联交易，也不构成重大资产重组。',
  '董事会授权管理层办理相关手续。',
]

export const chineseRoutine: readonly RoutineBank[] = [
  {
    category: 'board-meeting',
    tail: standing,
    title: [
      '{short}：董事会专门委员会设置调整',
      '{md}，{short}董事会开会',
      '{short}：第{n}届董事会第{m}次会议决议公告',
      '{short}：董事会[决议|会议决议]公告（{md}）',
      '{short}：第{n}届监事会第{m}次会议决议公告',
      '{short}董事会审议通过{m}项议案',
      '{short}：薪酬与考核委员会会议纪要',
    ],
    body: [
      '{full}第{n}届董事会第{m}次会议于{date}以[现场结合通讯|通讯]方式召开，应到董事全部出席，由{chair}主持。',
      '{date}，{full}召开第{n}届董事会第{m}次会议，会议的召集和表决程序符合公司章程。',
      '{short}（{code}）{date}召开会议，审议通过了[授信额度|内部制度修订|组织架构调整]等议案。',
      '{full}监事会{date}在{city}开会，全票通过所议事项。',
    ],
  },
  {
    category: 'shareholder-meeting',
    tail: standing,
    title: [
      '{short}：关于召开第{m}次临时股东大会的通知',
      '{short}：临时股东大会会议资料',
      '{short}：股东大会增加临时提案的公告',
      '{short}：{city}见，股东大会日期定了',
      '{short}：延期召开股东大会',
      '{short}拟开股东大会，议案已公布',
    ],
    body: [
      '{full}拟于近期在{city}召开临时股东大会，审议[章程修订|续聘会计师事务所]等事项，股权登记日另行公告。',
      '{date}，{short}（{code}）发布股东大会有关文件，股东可以现场或网络方式参加表决。',
      '{short}{date}公告股东大会安排，联系人为董秘{secretary}。',
      '{full}董事会{date}就股东大会有关事项[发出通知|作出安排]。',
    ],
  },
  {
    category: 'shareholder-vote',
    tail: standing,
    title: [
      '{short}：年度股东大会[决议|法律意见书]',
      '{short}股东大会{md}举行，议案悉数通过',
      '{short}：网络投票结果',
      '{short}：中小股东表决情况披露',
      '{short}：股东大会决议公告（{md}）',
      '{short}股东投票：[高票|全部]通过',
    ],
    body: [
      '{full}股东大会{date}以现场投票与网络投票相结合的方式召开，出席股东所持表决权占比{votes}。',
      '{short}{date}召开股东大会，各项议案均获通过，律师见证了全过程。',
      '出席{short}（{code}）股东大会的股东代表股份占{votes}，{chair}主持会议。',
      '{date}，{full}股东大会在{city}召开，表决程序合法有效。',
    ],
  },
  {
    category: 'buy-back-progress',
    tail: standing,
    title: [
      '{short}回购又买了{shares}股',
      '{short}：库存股累计{shares}股',
      '{short}：回购完成比例披露',
      '{short}：回购股份进展',
      '{short}：截至上月末已回购{shares}股',
      '{short}：关于股份回购实施情况的公告',
      '{short}已累计回购{rate}股份',
      '{short}：回购专户持股情况更新',
      '{short}：月度回购数据披露',
    ],
    body: [
      '截至上月底，{full}通过回购专用账户累计回购股份{shares}股，占总股本的{rate}，成交总额{amountx}（不含交易费用）。',
      '{short}（{code}）{date}更新回购进展，累计买入{shares}股，已用资金{amountx}。',
      '{full}按照既定方案推进回购，目前持有库存股{shares}股，占比{rate}。',
      '{date}公布的数据显示，{short}的回购仍在进行，累计金额{amountx}。',
    ],
  },
  {
    category: 'holder-number',
    tail: standing,
    title: [
      '{short}：股东人数公布（{md}）',
      '{n}户！{short}股东名册更新',
      '{short}股东又{updown}了',
      '{short}：最新股东户数{n}',
      '{short}股东户数环比{updown}{rate}',
      '{short}：截至{md}股东{n}户',
      '{short}筹码{gather}，股东户数变动{rate}',
      '{short}：前十大股东名册更新',
    ],
    body: [
      '{short}在互动平台披露，截至{date}，公司股东户数为{n}户，较上期{updown}{rate}。',
      '{date}的名册显示，{full}有股东{n}户，户均持股数随之变化。',
      '{short}（{code}）最新股东户数{n}户，环比变动{rate}。',
      '据{full}统计，股东户数较上次{updown}了{rate}。',
    ],
  },
  {
    category: 'investor-questions',
    tail: standing,
    title: [
      '{short}：网上业绩说明会问答',
      '机构扎堆{short}，问{product}',
      '{short}：不评论股价，{product}按计划走',
      '董秘{secretary}回复：{product}进展以公告为准',
      '{short}：投资者关系活动记录表',
      '{short}互动易：{product}[产能利用率较高|交付正常]',
      '{short}答投资者：{product}已小批量供货',
      '{short}：机构调研纪要（{md}）',
      '{short}接待{n}家机构调研，谈及{product}',
      '{short}：公司暂无{product}扩产计划',
      '问{short}：股价低迷怎么办？公司这样答',
    ],
    body: [
      '{date}，{n}家机构调研{short}。公司介绍，{product}目前[产销平衡|订单稳定]，客户结构没有大的变化。',
      '有投资者问及{product}，{short}回复称，[相关产品占收入比重不大|具体数据请见定期报告]。',
      '{short}{secretary}{date}在互动平台表示，公司[高度重视|一贯重视]股东回报，{product}业务按计划推进。',
      '{full}披露调研记录，机构关注{product}的[价格走势|海外拓展]。',
    ],
  },
  {
    category: 'guarantee',
    tail: standing,
    title: [
      '{short}：子公司融资获母公司担保',
      '{short}签{amount}保证合同',
      '{short}：担保进展（{md}）',
      '{short}：关于为子公司提供担保的[公告|进展公告]',
      '{short}：对外担保额度预计',
      '{short}为{city}子公司担保{amount}',
      '{short}：担保余额占净资产{rate}',
      '{short}：解除一笔连带责任担保',
    ],
    body: [
      '{full}{date}与银行签署保证合同，为全资子公司提供{amountx}的连带责任担保。',
      '{short}（{code}）公告新增担保{amountx}，累计担保余额占净资产的{rate}。',
      '因子公司经营需要，{short}{date}同意为其融资提供担保，金额{amountx}。',
      '{full}表示，被担保方经营稳定，风险可控，涉及{amountx}。',
    ],
  },
  {
    category: 'cash-management',
    tail: standing,
    title: [
      '{short}：{amount}存款到期续做',
      '闲钱理财，{short}投{amount}',
      '{short}：使用闲置[募集资金|自有资金]进行现金管理',
      '{short}：理财产品到期赎回',
      '{short}拿{amount}买结构性存款',
      '{short}：现金管理进展（{md}）',
    ],
    body: [
      '{full}使用闲置资金{amountx}购买[结构性存款|大额存单]，期限不超过一年。',
      '{short}（{code}）{date}公告，前期购买的理财产品到期收回本金{amountx}。',
      '为提高资金使用效率，{short}{date}将{amountx}用于现金管理，产品为保本型。',
      '{full}董事会授权额度内的现金管理余额为{amountx}。',
    ],
  },
  {
    category: 'patent',
    tail: standing,
    title: [
      '{short}：{product}工艺取得授权',
      '{short}拿下{product}领域{m}项授权',
      '{short}：入选{product}技术目录',
      '{short}：取得{product}发明专利',
      '{short}新增{m}项专利',
      '{short}：{product}技术获授权',
      '{short}：{product}专利证书到手',
    ],
    body: [
      '{full}{date}收到专利证书，涉及{product}的[结构设计|制备方法]，共{m}项。',
      '{short}表示，{m}项新专利有助于巩固{product}的技术优势，对近期业绩没有重大影响。',
      '{date}，{short}（{code}）披露取得{product}相关授权。',
      '{short}{date}公告，{product}的新专利共{m}项。',
    ],
  },
  {
    category: 'registration',
    tail: standing,
    title: ['{short}：完成工商变更登记', '{short}：营业执照换发', '{short}：变更登记事项核准', '{short}：登记信息更新'],
    body: [
      '{full}已完成工商变更登记，取得换发的营业执照，法定代表人{chair}。',
      '{short}（{code}）{date}领取新的营业执照，[注册资本|经营范围]相应变更。',
      '{date}，{full}办妥变更登记手续。',
      '{short}的变更登记{date}获核准，不影响日常经营。',
    ],
  },
  {
    category: 'subsidiary',
    tail: standing,
    title: [
      '{short}：关于设立{city}子公司的公告',
      '{short}：在{city}新设全资子公司',
      '{short}：{product}业务新设主体',
      '{short}：子公司完成注册',
    ],
    body: [
      '{short}（{code}）{date}在{city}设立全资子公司，经营范围包括{product}。',
      '{full}{date}公告，为[贴近客户|整合资源]，出资设立从事{product}的子公司。',
      '{date}，{short}新设的子公司取得营业执照，主营{product}。',
      '{full}的新公司{date}在{city}完成注册。',
    ],
  },
  {
    category: 'charter',
    tail: standing,
    title: [
      '{short}：修订《公司章程》',
      '{short}：制度修订公告',
      '{short}：续聘会计师事务所',
      '{short}：更换持续督导保荐代表人',
      '{short}：会计政策变更',
      '{short}：证券事务代表变更',
    ],
    body: [
      '{full}{date}发布公告，有关议案已经董事会审议。',
      '{short}（{code}）{date}公告上述事项，对[财务状况和经营成果|日常经营]没有重大影响。',
      '{date}，{short}董事会同意前述变更。',
      '{full}称，变更符合[监管规定|公司实际]。',
    ],
  },
  {
    category: 'abnormal-trading',
    tail: standing,
    title: [
      '{short}：请投资者理性看待股价波动',
      '{short}：交易风险提示（{md}）',
      '{short}：控股股东回函，无未披露事项',
      '{short}：股票交易异常波动公告',
      '{short}：股价异动核查结果',
      '{short}提示短期涨跌幅较大风险',
      '{short}：关于交易严重异常波动的说明',
      '{short}龙虎榜：机构席位现身',
    ],
    body: [
      '{full}股票交易价格连续多日偏离值较大，公司核查后称，不存在应披露而未披露的重大事项。',
      '{short}（{code}）{date}公告，近期股价波动[与大盘及行业偏离较大|引发关注]，生产经营没有重大变化。',
      '经向控股股东书面问询，{short}{date}确认没有筹划中的重大事项。',
      '{full}提醒，公司基本面未发生变化，请投资者审慎决策。',
    ],
  },
]
