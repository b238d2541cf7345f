/** Parts of the fields of `ventureTable` in its order: zh=en. */
export const subdomainTable = `
大模型应用=Model applications,机器视觉=Machine vision,语音交互=Speech
功率器件=Power devices,模拟芯片=Analogue chips,封装测试=Packaging and test
协作机器人=Collaborative robots,仓储机器人=Warehouse robots,人形机器人=Humanoid robots
光伏组件=Solar modules,电化学储能=Battery storage,绿氢=Green hydrogen
创新药=Novel drugs,合成生物=Synthetic biology,细胞治疗=Cell therapy
介入器械=Interventional devices,体外诊断=In-vitro diagnostics,手术机器人=Surgical robots
财税软件=Accounting software,低代码=Low code,数据基础设施=Data infrastructure
数控机床=Machine tools,碳纤维=Carbon fibre,增材制造=Additive manufacturing
商业卫星=Commercial satellites,低空飞行器=Low-altitude aircraft,发动机=Engines
新式饮品=New beverages,预制食品=Prepared foods,宠物用品=Pet supplies
自动驾驶=Autonomous driving,车载芯片=Car chips,充换电=Charging
智慧农机=Smart farm machines,生物农药=Biopesticides,种业=Seeds
支付清算=Payments,保险科技=Insurtech,供应链金融=Supply-chain finance
短剧=Short drama,游戏研发=Game studios,演出=Live events
海外仓=Overseas warehouses,独立站=Online stores,跨境物流=Cross-border logistics
`
/** Investors that write themselves in capitals, as different lists call one of them. */
export const capitalsTable = ['YQM', 'LWZ', 'HXV']
/** Steps that a company goes through: round|size in CNY million, low and high|chance of another|months until it. */
export const stepTable = `
angel|3|20|0.68|13
Pre-A|10|50|0.7|12
A|25|150|0.66|15
A+|40|220|0.66|13
B|80|420|0.6|17
B+|120|600|0.6|15
C|220|1100|0.52|19
D|400|1900|0.5|20
pre-IPO|500|2600|0|24
`
