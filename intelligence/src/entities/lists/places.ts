// Provinces and prefecture-level places of China: id of the province, Chinese and English name; then its cities, zh=en.
// Ids of provinces are those of ISO 3166-2; a city's is its province's and its English name.
const china = `
CN-BJ 北京 Beijing|
CN-TJ 天津 Tianjin|滨海新区=Binhai
CN-HE 河北 Hebei|石家庄=Shijiazhuang 唐山=Tangshan 秦皇岛=Qinhuangdao 邯郸=Handan 邢台=Xingtai 保定=Baoding 张家口=Zhangjiakou 承德=Chengde 沧州=Cangzhou 廊坊=Langfang 衡水=Hengshui 雄安=Xiongan
CN-SX 山西 Shanxi|太原=Taiyuan 大同=Datong 阳泉=Yangquan 长治=Changzhi 晋城=Jincheng 朔州=Shuozhou 晋中=Jinzhong 运城=Yuncheng 忻州=Xinzhou 临汾=Linfen 吕梁=Lvliang
CN-NM 内蒙古 Inner_Mongolia|呼和浩特=Hohhot 包头=Baotou 乌海=Wuhai 赤峰=Chifeng 通辽=Tongliao 鄂尔多斯=Ordos 呼伦贝尔=Hulunbuir 巴彦淖尔=Bayannur 乌兰察布=Ulanqab 兴安盟=Hinggan 锡林郭勒=Xilingol 阿拉善=Alxa
CN-LN 辽宁 Liaoning|沈阳=Shenyang 大连=Dalian 鞍山=Anshan 抚顺=Fushun 本溪=Benxi 丹东=Dandong 锦州=Jinzhou 营口=Yingkou 阜新=Fuxin 辽阳=Liaoyang 盘锦=Panjin 铁岭=Tieling 朝阳市=Chaoyang 葫芦岛=Huludao
CN-JL 吉林 Jilin|长春=Changchun 四平=Siping 辽源=Liaoyuan 通化=Tonghua 白山市=Baishan 松原=Songyuan 白城=Baicheng 延边=Yanbian
CN-HL 黑龙江 Heilongjiang|哈尔滨=Harbin 齐齐哈尔=Qiqihar 鸡西=Jixi 鹤岗=Hegang 双鸭山=Shuangyashan 大庆=Daqing 伊春=Yichun_HL 佳木斯=Jiamusi 七台河=Qitaihe 牡丹江=Mudanjiang 黑河=Heihe 绥化=Suihua 大兴安岭=Daxinganling
CN-SH 上海 Shanghai|浦东=Pudong 临港新片区=Lingang
CN-JS 江苏 Jiangsu|南京=Nanjing 无锡=Wuxi 徐州=Xuzhou 常州=Changzhou 苏州=Suzhou 南通=Nantong 连云港=Lianyungang 淮安=Huaian 盐城=Yancheng 扬州=Yangzhou 镇江=Zhenjiang 泰州=Taizhou_JS 宿迁=Suqian 昆山=Kunshan 江阴=Jiangyin
CN-ZJ 浙江 Zhejiang|杭州=Hangzhou 宁波=Ningbo 温州=Wenzhou 嘉兴=Jiaxing 湖州=Huzhou 绍兴=Shaoxing 金华=Jinhua 衢州=Quzhou 舟山=Zhoushan 台州=Taizhou 丽水=Lishui 义乌=Yiwu
CN-AH 安徽 Anhui|合肥=Hefei 芜湖=Wuhu 蚌埠=Bengbu 淮南=Huainan 马鞍山=Maanshan 淮北=Huaibei 铜陵=Tongling 安庆=Anqing 黄山市=Huangshan 滁州=Chuzhou 阜阳=Fuyang 宿州=Suzhou_AH 六安=Luan 亳州=Bozhou 池州=Chizhou 宣城=Xuancheng
CN-FJ 福建 Fujian|福州=Fuzhou 厦门=Xiamen 莆田=Putian 三明=Sanming 泉州=Quanzhou 漳州=Zhangzhou 南平=Nanping 龙岩=Longyan 宁德=Ningde 平潭=Pingtan
CN-JX 江西 Jiangxi|南昌=Nanchang 景德镇=Jingdezhen 萍乡=Pingxiang 九江=Jiujiang 新余=Xinyu 鹰潭=Yingtan 赣州=Ganzhou 吉安=Jian 宜春=Yichun 抚州=Fuzhou_JX 上饶=Shangrao
CN-SD 山东 Shandong|济南=Jinan 青岛=Qingdao 淄博=Zibo 枣庄=Zaozhuang 东营=Dongying 烟台=Yantai 潍坊=Weifang 济宁=Jining 泰安=Taian 威海=Weihai 日照=Rizhao 临沂=Linyi 德州市=Dezhou 聊城=Liaocheng 滨州=Binzhou 菏泽=Heze
CN-HA 河南 Henan|郑州=Zhengzhou 开封=Kaifeng 洛阳=Luoyang 平顶山=Pingdingshan 安阳=Anyang 鹤壁=Hebi 新乡=Xinxiang 焦作=Jiaozuo 濮阳=Puyang 许昌=Xuchang 漯河=Luohe 三门峡=Sanmenxia 南阳=Nanyang 商丘=Shangqiu 信阳=Xinyang 周口=Zhoukou 驻马店=Zhumadian 济源=Jiyuan
CN-HB 湖北 Hubei|武汉=Wuhan 黄石=Huangshi 十堰=Shiyan 宜昌=Yichang 襄阳=Xiangyang 鄂州=Ezhou 荆门=Jingmen 孝感=Xiaogan 荆州=Jingzhou 黄冈=Huanggang 咸宁=Xianning 随州=Suizhou 恩施=Enshi 潜江=Qianjiang 仙桃=Xiantao
CN-HN 湖南 Hunan|长沙=Changsha 株洲=Zhuzhou 湘潭=Xiangtan 衡阳=Hengyang 邵阳=Shaoyang 岳阳=Yueyang 常德=Changde 张家界=Zhangjiajie 益阳=Yiyang 郴州=Chenzhou 永州=Yongzhou 怀化=Huaihua 娄底=Loudi 湘西=Xiangxi
CN-GD 广东 Guangdong|广州=Guangzhou 深圳=Shenzhen 珠海=Zhuhai 汕头=Shantou 佛山=Foshan 韶关=Shaoguan 湛江=Zhanjiang 肇庆=Zhaoqing 江门=Jiangmen 茂名=Maoming 惠州=Huizhou 梅州=Meizhou 汕尾=Shanwei 河源=Heyuan 阳江=Yangjiang 清远=Qingyuan 东莞=Dongguan 中山市=Zhongshan 潮州=Chaozhou 揭阳=Jieyang 云浮=Yunfu 前海=Qianhai 横琴=Hengqin
CN-GX 广西 Guangxi|南宁=Nanning 柳州=Liuzhou 桂林=Guilin 梧州=Wuzhou 北海=Beihai 防城港=Fangchenggang 钦州=Qinzhou 贵港=Guigang 玉林=Yulin 百色=Baise 贺州=Hezhou 河池=Hechi 来宾市=Laibin 崇左=Chongzuo
CN-HI 海南 Hainan|海口=Haikou 三亚=Sanya 三沙=Sansha 儋州=Danzhou 洋浦=Yangpu
CN-CQ 重庆 Chongqing|两江新区=Liangjiang
CN-SC 四川 Sichuan|成都=Chengdu 自贡=Zigong 攀枝花=Panzhihua 泸州=Luzhou 德阳=Deyang 绵阳=Mianyang 广元=Guangyuan 遂宁=Suining 内江=Neijiang 乐山=Leshan 南充=Nanchong 眉山=Meishan 宜宾=Yibin 广安=Guangan 达州=Dazhou 雅安=Yaan 巴中=Bazhong 资阳=Ziyang 阿坝=Ngawa 甘孜=Garze 凉山=Liangshan
CN-GZ 贵州 Guizhou|贵阳=Guiyang 六盘水=Liupanshui 遵义=Zunyi 安顺=Anshun 毕节=Bijie 铜仁=Tongren 黔东南=Qiandongnan 黔南=Qiannan 黔西南=Qianxinan
CN-YN 云南 Yunnan|昆明=Kunming 曲靖=Qujing 玉溪=Yuxi 保山=Baoshan 昭通=Zhaotong 丽江=Lijiang 普洱=Puer 临沧=Lincang 楚雄=Chuxiong 红河州=Honghe 文山州=Wenshan 西双版纳=Xishuangbanna 大理=Dali 德宏=Dehong 怒江州=Nujiang 迪庆=Diqing
CN-XZ 西藏 Tibet|拉萨=Lhasa 日喀则=Shigatse 昌都=Qamdo 林芝=Nyingchi 山南市=Shannan 那曲=Nagqu 阿里地区=Ngari
CN-SN 陕西 Shaanxi|西安=Xian 铜川=Tongchuan 宝鸡=Baoji 咸阳=Xianyang 渭南=Weinan 延安=Yanan 汉中=Hanzhong 榆林=Yulin_SN 安康=Ankang 商洛=Shangluo
CN-GS 甘肃 Gansu|兰州=Lanzhou 嘉峪关=Jiayuguan 金昌=Jinchang 白银市=Baiyin 天水=Tianshui 武威=Wuwei 张掖=Zhangye 平凉=Pingliang 酒泉=Jiuquan 庆阳=Qingyang 定西=Dingxi 陇南=Longnan 临夏=Linxia 甘南=Gannan
CN-QH 青海 Qinghai|西宁=Xining 海东=Haidong 海西州=Haixi 玉树州=Yushu 格尔木=Golmud
CN-NX 宁夏 Ningxia|银川=Yinchuan 石嘴山=Shizuishan 吴忠=Wuzhong 固原=Guyuan 中卫=Zhongwei
CN-XJ 新疆 Xinjiang|乌鲁木齐=Urumqi 克拉玛依=Karamay 吐鲁番=Turpan 哈密=Hami 昌吉=Changji 博尔塔拉=Bortala 巴音郭楞=Bayingolin 阿克苏=Aksu 喀什=Kashgar 和田=Hotan 伊犁=Ili 塔城=Tacheng 阿勒泰=Altay 石河子=Shihezi
CN-HK 香港 Hong_Kong|
CN-MO 澳门 Macao,Macau|
CN-TW 台湾 Taiwan|台北=Taipei 高雄=Kaohsiung 新竹=Hsinchu 台中=Taichung 台南=Tainan`

// Countries and areas: ISO 3166-1 code (or a name of ours for groups), Chinese names, English names.
const world = `
CN 中国,中国大陆,我国 China|US 美国 United_States,USA,U.S.,US,America|JP 日本 Japan|KR 韩国 South_Korea,Korea|KP 朝鲜 North_Korea|GB 英国 United_Kingdom,UK,Britain,England|DE 德国 Germany|FR 法国 France|IT 意大利 Italy|ES 西班牙 Spain|PT 葡萄牙 Portugal|NL 荷兰 Netherlands|BE 比利时 Belgium|LU 卢森堡 Luxembourg|CH 瑞士 Switzerland|AT 奥地利 Austria|SE 瑞典 Sweden|NO 挪威 Norway|DK 丹麦 Denmark|FI 芬兰 Finland|IS 冰岛 Iceland|IE 爱尔兰 Ireland|GR 希腊 Greece|PL 波兰 Poland|CZ 捷克 Czech_Republic,Czechia|HU 匈牙利 Hungary|RO 罗马尼亚 Romania|BG 保加利亚 Bulgaria|RS 塞尔维亚 Serbia|HR 克罗地亚 Croatia|SK 斯洛伐克 Slovakia|SI 斯洛文尼亚 Slovenia|EE 爱沙尼亚 Estonia|LV 拉脱维亚 Latvia|LT 立陶宛 Lithuania|UA 乌克兰 Ukraine|BY 白俄罗斯 Belarus|RU 俄罗斯 Russia|TR 土耳其 Turkey|CY 塞浦路斯 Cyprus|MT 马耳他 Malta|IN 印度 India|PK 巴基斯坦 Pakistan|BD 孟加拉国 Bangladesh|LK 斯里兰卡 Sri_Lanka|NP 尼泊尔 Nepal|MM 缅甸 Myanmar|TH 泰国 Thailand|VN 越南 Vietnam|LA 老挝 Laos|KH 柬埔寨 Cambodia|MY 马来西亚 Malaysia|SG 新加坡 Singapore|ID 印度尼西亚,印尼 Indonesia|PH 菲律宾 Philippines|BN 文莱 Brunei|MN 蒙古国 Mongolia|KZ 哈萨克斯坦 Kazakhstan|UZ 乌兹别克斯坦 Uzbekistan|KG 吉尔吉斯斯坦 Kyrgyzstan|TJ 塔吉克斯坦 Tajikistan|TM 土库曼斯坦 Turkmenistan|AF 阿富汗 Afghanistan|IR 伊朗 Iran|IQ 伊拉克 Iraq|SY 叙利亚 Syria|LB 黎巴嫩 Lebanon|JO 约旦 Jordan|IL 以色列 Israel|PS 巴勒斯坦 Palestine|SA 沙特阿拉伯,沙特 Saudi_Arabia|AE 阿联酋 United_Arab_Emirates,UAE|QA 卡塔尔 Qatar|KW 科威特 Kuwait|BH 巴林 Bahrain|OM 阿曼 Oman|YE 也门 Yemen|GE 格鲁吉亚 Georgia|AM 亚美尼亚 Armenia|AZ 阿塞拜疆 Azerbaijan|EG 埃及 Egypt|LY 利比亚 Libya|DZ 阿尔及利亚 Algeria|MA 摩洛哥 Morocco|TN 突尼斯 Tunisia|SD 苏丹 Sudan|ET 埃塞俄比亚 Ethiopia|KE 肯尼亚 Kenya|TZ 坦桑尼亚 Tanzania|UG 乌干达 Uganda|RW 卢旺达 Rwanda|NG 尼日利亚 Nigeria|NE 尼日尔 Niger|GH 加纳 Ghana|CI 科特迪瓦 Ivory_Coast|SN 塞内加尔 Senegal|GN 几内亚 Guinea|ML 马里共和国 Mali|CM 喀麦隆 Cameroon|GA 加蓬 Gabon|CD 刚果民主共和国,刚果金,刚果(金) Democratic_Republic_of_Congo,DRC|CG 刚果共和国 Republic_of_Congo|AO 安哥拉 Angola|ZM 赞比亚 Zambia|ZW 津巴布韦 Zimbabwe|MZ 莫桑比克 Mozambique|NA 纳米比亚 Namibia|BW 博茨瓦纳 Botswana|ZA 南非 South_Africa|MG 马达加斯加 Madagascar|MU 毛里求斯 Mauritius|CA 加拿大 Canada|MX 墨西哥 Mexico|GT 危地马拉 Guatemala|CU 古巴 Cuba|PA 巴拿马 Panama|CR 哥斯达黎加 Costa_Rica|DO 多米尼加 Dominican_Republic|JM 牙买加 Jamaica|VE 委内瑞拉 Venezuela|CO 哥伦比亚 Colombia|EC 厄瓜多尔 Ecuador|PE 秘鲁 Peru|BO 玻利维亚 Bolivia|BR 巴西 Brazil|PY 巴拉圭 Paraguay|UY 乌拉圭 Uruguay|AR 阿根廷 Argentina|CL 智利 Chile|AU 澳大利亚,澳洲 Australia|NZ 新西兰 New_Zealand|PG 巴布亚新几内亚 Papua_New_Guinea|FJ 斐济 Fiji|SO 索马里 Somalia|HT 海地 Haiti|KY 开曼群岛 Cayman_Islands|VG 英属维尔京群岛 British_Virgin_Islands|
area-EU 欧盟 European_Union,EU|area-EZ 欧元区 Eurozone,euro_zone,euro_area|area-ASEAN 东盟 ASEAN|area-ME 中东 Middle_East|area-LATAM 拉美,拉丁美洲 Latin_America|area-SEA 东南亚 Southeast_Asia|area-EUR 欧洲 Europe|area-AFR 非洲 Africa|area-ASIA 亚洲 Asia|area-NA 北美,北美洲 North_America|area-APAC 亚太,亚太地区 Asia_Pacific|area-CA 中亚 Central_Asia|area-BRI 一带一路 Belt_and_Road|
CN-YRD 长三角,长江三角洲 Yangtze_River_Delta|CN-PRD 珠三角,珠江三角洲 Pearl_River_Delta|CN-GBA 粤港澳大湾区,大湾区 Greater_Bay_Area|CN-BTH 京津冀 Beijing-Tianjin-Hebei|CN-NEA 东北地区,东北三省 Northeast_China|CN-WEST 西部地区 Western_China|CN-CENTRAL 中部地区 Central_China|CN-EAST 东部地区,华东 Eastern_China,East_China|CN-SOUTH 华南 South_China|CN-NORTH 华北 North_China|CN-SW 西南地区 Southwest_China|CN-NW 西北地区 Northwest_China|CN-CYR 成渝,成渝地区,成渝地区双城经济圈 Chengdu-Chongqing|CN-YREB 长江经济带 Yangtze_River_Economic_Belt|CN-YLRB 黄河流域 Yellow_River_Basin`

/** A place: id, Chinese names, English names. */
export interface Place {
  id: string
  zh: readonly string[]
  en: readonly string[]
}

const spaced = (text: string) => text.replaceAll('_', ' ')
const autonomous: Readonly<Record<string, string>> = {
  'CN-NM': '内蒙古自治区',
  'CN-GX': '广西壮族自治区',
  'CN-XZ': '西藏自治区',
  'CN-NX': '宁夏回族自治区',
  'CN-XJ': '新疆维吾尔自治区',
  'CN-HK': '香港特别行政区',
  'CN-MO': '澳门特别行政区',
}
const cities = new Set(['CN-BJ', 'CN-TJ', 'CN-SH', 'CN-CQ'])

function provinceOf(line: string): Place[] {
  const [head = '', tail = ''] = line.split('|')
  const [id = '', zh = '', en = ''] = head.split(' ')
  const province: Place = {
    id,
    zh: [zh, autonomous[id] ?? `${zh}${cities.has(id) ? '市' : '省'}`],
    en: en.split(',').map(spaced),
  }
  const inside = tail
    .split(' ')
    .filter(Boolean)
    .map((one): Place => {
      const [name = '', english = ''] = one.split('=')
      const plain = /[市州区盟]$/.test(name) && name.length > 2
      return {
        id: `${id}-${english.split('_')[0]}`,
        zh: plain ? [name] : [name, `${name}市`],
        en: [english.split('_')[0] ?? english],
      }
    })
  return [province, ...inside]
}

/** Provinces and cities of China, and countries and areas of the world. */
export const places: readonly Place[] = [
  ...china.trim().split('\n').flatMap(provinceOf),
  ...world
    .split('|')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one): Place => {
      const [id = '', zh = '', en = ''] = one.split(' ')
      return { id, zh: zh.split(','), en: en.split(',').map(spaced) }
    }),
]

/** Names of provinces and great cities as full names of companies begin with them; longer ones first. */
export const provinceNames: readonly string[] = places
  .filter((one) => one.id.startsWith('CN-'))
  .map((one) => one.zh[0] ?? '')
  .filter((name) => name.length >= 2 && name.length <= 4)
  .sort((a, b) => b.length - a.length)
