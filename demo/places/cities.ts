/**
 * Where demo companies stand: 107 cities and towns of all 36 states and union territories, the ten largest first,
 * with localities, PIN codes and coordinates (after the post office directory, licence GODL-India).
 */

/** How names sound there: picks the words of company names and building names. */
export type Region =
  | "marathi"
  | "north"
  | "kannada"
  | "telugu"
  | "gujarati"
  | "tamil"
  | "bengali"
  | "rajasthani"
  | "punjabi"
  | "bihari"
  | "odia"
  | "northeast"
  | "khasi"
  | "pahari"
  | "kashmiri"
  | "ladakhi"
  | "malayali"
  | "goan"
  | "island";

/** metro: one of the ten largest; industrial: a factory town; town; remote: few factories, only everyday trades. */
export type Tier = "metro" | "industrial" | "town" | "remote";

export interface Locality {
  name: string;
  pinCode: string;
  lat: number;
  lng: number;
  /** An industrial estate: factories and job works stand there. */
  isIndustrial: boolean;
}

export interface City {
  name: string;
  stateCode: string;
  region: Region;
  tier: Tier;
  localities: readonly Locality[];
}

// "= city, state, region, tier", then its localities: "name PIN lat lng [works]; …".
const table = `
= Mumbai, MH, marathi, metro
Andheri East 400069 19.1178 72.8485; Andheri West 400053 19.1239 72.8308
Bandra West 400050 19.0566 72.8338; Borivali West 400092 19.2292 72.8554; Chembur 400071 19.0567 72.8982
Dadar 400014 19.016 72.8459; Ghatkopar West 400086 19.0862 72.9082; Goregaon East 400063 19.1633 72.8513
Kurla West 400070 19.0688 72.8778; Malad West 400064 19.1883 72.844; Mulund West 400080 19.1767 72.9517
Powai 400076 19.1289 72.9194; Masjid Bunder 400003 18.9644 72.8311; Kalbadevi 400002 18.9452 72.8285
Vikhroli 400083 19.111 72.928; Saki Naka 400072 19.1035 72.8905 works; Dahisar 400068 19.2491 72.8588
Worli 400018 19.0161 72.8182
= Delhi, DL, north, metro
Karol Bagh 110005 28.65 77.1938; Lajpat Nagar 110024 28.568 77.243; Chandni Chowk 110006 28.6565 77.2247
Janakpuri 110058 28.6241 77.0794; Rohini 110085 28.7078 77.132; Dwarka 110075 28.5921 77.046
Pitampura 110034 28.699 77.138; Saket 110017 28.523 77.2145; Mayur Vihar 110091 28.607 77.2946
Laxmi Nagar 110092 28.6304 77.2777; Okhla Industrial Area 110020 28.5521 77.2687 works
Naraina 110028 28.6305 77.1349 works; Wazirpur 110052 28.6797 77.1721 works
Bawana 110039 28.7997 77.0381 works; Nehru Place 110019 28.549 77.251
Kirti Nagar 110015 28.655 77.143 works; Shahdara 110032 28.6754 77.2904
= Bengaluru, KA, kannada, metro
Jayanagar 560041 12.9198 77.5924; Indiranagar 560038 12.9784 77.6408; Koramangala 560034 12.9271 77.6266
Malleswaram 560003 13.0001 77.5706; Rajajinagar 560010 12.9932 77.5545
Whitefield 560066 12.9677 77.7494; Yelahanka 560064 13.0853 77.5688; BTM Layout 560076 12.916 77.61
Hebbal 560024 13.0493 77.6046; Chickpet 560053 12.9689 77.5731
Electronic City 560100 12.8401 77.6635 works; Peenya 560058 13.0165 77.5076 works
Bommasandra 560099 12.8193 77.6881 works; Banashankari 560070 12.925 77.562
Marathahalli 560037 12.956 77.701; Basavanagudi 560004 12.9454 77.5735
= Hyderabad, TS, telugu, metro
Ameerpet 500016 17.4375 78.4483; Kukatpally 500072 17.4928 78.3966; Secunderabad 500003 17.4413 78.4952
Begumpet 500016 17.4394 78.4578; Dilsukhnagar 500060 17.3678 78.5293
Banjara Hills 500034 17.4204 78.4489; Madhapur 500081 17.4483 78.3915; Abids 500001 17.388 78.4765
Charminar 500002 17.3687 78.4777; Mehdipatnam 500028 17.4014 78.4555; LB Nagar 500074 17.3533 78.5546
Balanagar 500037 17.4881 78.447 works; Jeedimetla 500055 17.5207 78.4548 works
Nacharam 500076 17.4323 78.5538 works; Uppal 500039 17.4031 78.5616 works
Miyapur 500049 17.4925 78.3515
= Ahmedabad, GJ, gujarati, metro
Navrangpura 380009 23.035 72.5636; Satellite 380015 23.03 72.517; Maninagar 380008 22.9989 72.6011
Bapunagar 380024 23.0297 72.6266; Vastrapur 380015 23.038 72.529; Ellisbridge 380006 23.0185 72.5698
Naranpura 380013 23.0522 72.5552; Ghatlodia 380061 23.0686 72.5431; Bopal 380058 23.0322 72.5785
Gomtipur 380021 23.0134 72.6119; Odhav 382415 23.0205 72.6597 works; Naroda 382330 23.0829 72.6674 works
Vatva 382445 22.9608 72.6382 works; Sabarmati 380005 23.0795 72.5899; Kalupur 380001 23.0243 72.5875
Rakhial 380023 23.0207 72.6262 works
= Chennai, TN, tamil, metro
T Nagar 600017 13.0454 80.2395; Anna Nagar 600040 13.0846 80.2079; Adyar 600020 13.0454 80.2376
Velachery 600042 12.9826 80.2216; Mylapore 600004 13.0356 80.272; Tambaram 600045 12.9279 80.1176
Porur 600116 13.0396 80.1733; Vadapalani 600026 13.05 80.2121; Perambur 600011 13.1103 80.2186
Kodambakkam 600024 13.0518 80.23; Parrys 600001 13.0966 80.2844; Guindy 600032 13.0515 80.2116 works
Ambattur 600053 13.1134 80.1499 works; Perungudi 600096 12.9677 80.2449 works
Sowcarpet 600079 13.0915 80.28; Chromepet 600044 12.9524 80.1406
= Kolkata, WB, bengali, metro
Ballygunge 700019 22.5314 88.3653; Behala 700034 22.5 88.3169; Salt Lake 700091 22.58 88.42
Dum Dum 700028 22.6322 88.4161; Gariahat 700019 22.521 88.3682; Park Street 700016 22.552 88.3539
Burrabazar 700007 22.584 88.3602; Shyambazar 700004 22.5977 88.3718; Jadavpur 700032 22.4978 88.3703
Tollygunge 700033 22.5067 88.3452; New Alipore 700053 22.5097 88.3338; Garia 700084 22.463 88.392
Taratala 700088 22.5134 88.3118 works; Tangra 700046 22.555 88.387 works
Topsia 700039 22.542 88.387 works; Howrah 711101 22.5817 88.3372; Liluah 711204 22.6169 88.3334 works
= Surat, GJ, gujarati, metro
Adajan 395009 21.1926 72.7997; Varachha 395006 21.2146 72.8529; Katargam 395004 21.2217 72.8348
Ring Road 395002 21.19 72.837; Udhna 394210 21.1699 72.8432 works
Pandesara 394221 21.1395 72.8405 works; Sachin 394230 21.1002 72.8812 works
Rander 395005 21.2218 72.794; Athwa 395001 21.1854 72.8123; Nanpura 395001 21.1904 72.8131
Vesu 395007 21.141 72.772; Limbayat 394210 21.175 72.865; Amroli 394107 21.2402 72.8529
Piplod 395007 21.16 72.77
= Pune, MH, marathi, metro
Kothrud 411038 18.502 73.8146; Shivajinagar 411005 18.5274 73.8506
Hadapsar 411028 18.5031 73.9315 works; Bhosari 411026 18.6245 73.8323 works
Chinchwad 411019 18.6395 73.7959 works; Pimpri 411018 18.6325 73.8208 works; Wagholi 412207 18.58 73.979
Kharadi 411014 18.5515 73.94; Katraj 411046 18.446 73.8603; Parvati 411009 18.494 73.8577
Erandwane 411004 18.508 73.832; Warje 411058 18.4758 73.7977; Baner 411045 18.559 73.7868
Viman Nagar 411014 18.5679 73.9143; Aundh 411007 18.5506 73.8133; Bibwewadi 411037 18.474 73.864
Chakan 410501 18.7611 73.8601 works; Kondhwa 411048 18.469 73.89; Market Yard 411037 18.4895 73.8696
Dhayari 411041 18.447 73.811 works
= Jaipur, RJ, rajasthani, metro
Malviya Nagar 302017 26.9193 75.7196; Vaishali Nagar 302021 26.9117 75.74
Mansarovar 302020 26.8764 75.7603; Raja Park 302004 26.9002 75.825; Johari Bazar 302003 26.921 75.826
Bani Park 302016 26.93 75.793; Jhotwara 302012 26.9447 75.7431 works
Sitapura 302022 26.7792 75.8383 works; Vishwakarma Industrial Area 302013 26.9891 75.7885 works
Sanganer 302029 26.8111 75.7833 works; Tonk Road 302018 26.85 75.8; C Scheme 302001 26.912 75.8
Bapu Nagar 302015 26.888 75.808; Sodala 302006 26.904 75.774; Pratap Nagar 302033 26.7668 75.8069
= Thane, MH, marathi, industrial
Wagle Estate 400604 19.1861 72.9578 works; Naupada 400602 19.1993 72.9793
Ghodbunder Road 400607 19.262 72.969
= Nagpur, MH, marathi, industrial
Sitabuldi 440012 21.1435 79.0848; Hingna 440016 21.096 78.99 works; Dharampeth 440010 21.1413 79.0604
Itwari 440002 21.1581 79.1189
= Nashik, MH, marathi, industrial
Satpur 422007 19.9994 73.7389 works; Ambad 422010 19.956 73.729 works; Panchavati 422003 20.01 73.793
= Chhatrapati Sambhajinagar, MH, marathi, industrial
Waluj 431136 19.839 75.237 works; Chikalthana 431006 19.873 75.3765 works
Kranti Chowk 431001 19.873 75.326
= Kolhapur, MH, marathi, town
Shahupuri 416001 16.705 74.237; Shiroli 416122 16.761 74.2749 works
= Vadodara, GJ, gujarati, industrial
Alkapuri 390007 22.3137 73.177; Makarpura 390010 22.3036 73.1977 works; Gorwa 390016 22.328 73.16 works
= Rajkot, GJ, gujarati, industrial
Bhaktinagar 360002 22.2834 70.8032 works; Gondal Road 360004 22.2656 70.789
Metoda 360021 22.2746 70.5575 works
= Vapi, GJ, gujarati, industrial
Vapi GIDC 396195 20.3617 72.93 works; Chala 396191 20.3978 72.8945
= Bhavnagar, GJ, gujarati, town
Waghawadi Road 364002 21.736 72.1695; Chitra 364004 21.7645 72.1519 works
= Morbi, GJ, gujarati, industrial
Morbi 363641 22.812 70.837; Lakhdhirpur Road 363642 22.85 70.9 works
= Udaipur, RJ, rajasthani, town
Hiran Magri 313002 24.5673 73.7263; Sukher 313001 24.633 73.71 works
= Jodhpur, RJ, rajasthani, town
Basni 342005 26.2285 73.0149 works; Sardarpura 342003 26.2717 73.0036
= Kota, RJ, rajasthani, town
Talwandi 324005 25.15 75.848; Indraprastha Industrial Area 324005 25.1428 75.856 works
= Ludhiana, PB, punjabi, industrial
Focal Point 141010 30.8837 75.9091 works; Model Town 141002 30.89 75.84
Civil Lines 141001 30.91 75.8329; Gill Road 141003 30.89 75.86 works
Bahadur Ke Road 141008 30.9151 75.86 works
= Jalandhar, PB, punjabi, town
Basti Nau 144002 31.3248 75.5574; Focal Point 144004 31.36 75.555 works
Model Town 144003 31.3061 75.578
= Amritsar, PB, punjabi, town
Hall Bazar 143001 31.64 74.88; Putlighar 143002 31.63 74.84; Verka 143501 31.67 74.93 works
= Chandigarh, CH, punjabi, town
Sector 17 160017 30.7423 76.7833; Sector 22 160022 30.7248 76.7592
Industrial Area Phase I 160002 30.6924 76.7942 works
= Gurugram, HR, north, industrial
Sector 14 122001 28.4611 77.0218; Udyog Vihar 122016 28.4966 77.0853 works
Manesar 122051 28.3442 76.9438 works
= Faridabad, HR, north, industrial
NIT Faridabad 121001 28.3918 77.2999; Sector 6 121006 28.38 77.308 works
Ballabgarh 121004 28.3382 77.3229 works
= Panipat, HR, north, industrial
Model Town 132103 29.381 76.963; Industrial Area 132103 29.398 76.99 works
= Ambala, HR, north, town
Ambala Cantt 133001 30.342 76.843; Ambala City 134003 30.3843 76.7717
= Noida, UP, north, industrial
Sector 18 201301 28.57 77.326; Sector 63 201307 28.627 77.38 works; Sector 80 201305 28.55 77.41 works
= Ghaziabad, UP, north, industrial
Kavi Nagar 201002 28.667 77.446; Sahibabad 201010 28.6794 77.3664 works
Raj Nagar 201002 28.6742 77.4604
= Lucknow, UP, north, town
Hazratganj 226001 26.8495 80.9456; Gomti Nagar 226010 26.8671 81.0031; Aminabad 226018 26.8495 80.9216
Talkatora 226011 26.826 80.893 works
= Kanpur, UP, north, industrial
Panki 208020 26.4736 80.3507 works; Civil Lines 208001 26.4666 80.3449
Fazalganj 208012 26.4684 80.322 works
= Agra, UP, north, town
Sanjay Place 282002 27.196 78.008; Nunhai 282006 27.2 78.06 works
= Varanasi, UP, north, town
Lanka 221005 25.3188 83.013; Chowk 221001 25.313 83.01; Sigra 221010 25.3152 82.989
= Moradabad, UP, north, town
Civil Lines 244001 28.844 78.761; Lakri Fazalpur 244001 28.83 78.77 works
= Meerut, UP, north, town
Partapur 250103 28.9302 77.645 works; Sadar Bazar 250001 28.993 77.706
= Indore, MP, north, industrial
Palasia 452001 22.724 75.886; Sanwer Road 452015 22.7367 75.8494 works
Vijay Nagar 452010 22.7603 75.8863
= Bhopal, MP, north, town
MP Nagar 462011 23.2323 77.4289; Govindpura 462023 23.2455 77.4457 works
= Gwalior, MP, north, town
Lashkar 474001 26.1993 78.1482; Morar 474006 26.227 78.224
= Jabalpur, MP, north, town
Wright Town 482002 23.1639 79.9213; Richhai 482010 23.2371 79.9757 works
= Raipur, CG, north, industrial
Urla 493221 21.315 81.6 works; Telibandha 492001 21.2386 81.643; Pandri 492004 21.2552 81.6524
= Bhilai, CG, north, industrial
Supela 490023 21.2257 81.3372; Nandini Road 490026 21.23 81.38 works
= Patna, BR, bihari, town
Kankarbagh 800020 25.598 85.1552; Boring Road 800001 25.6031 85.1269
Patliputra Industrial Area 800013 25.5941 85.1376 works
= Muzaffarpur, BR, bihari, town
Bela 842005 26.1209 85.3647 works; Motijheel 842001 26.126 85.382
= Gaya, BR, bihari, town
Gaya 823001 24.8048 85.0096; Tekari Road 823002 24.8118 84.9963
= Ranchi, JH, bihari, town
Kokar 834001 23.3764 85.3541 works; Lalpur 834001 23.3698 85.3436; Doranda 834002 23.3422 85.3222
= Jamshedpur, JH, bihari, industrial
Bistupur 831001 22.7935 86.1832; Adityapur 831013 22.7863 86.1662 works; Sakchi 831001 22.8034 86.2025
= Dhanbad, JH, bihari, town
Hirapur 826001 23.7967 86.4339; Govindpur 828109 23.837 86.518 works
= Siliguri, WB, bengali, town
Hill Cart Road 734001 26.7166 88.4287; Sevoke Road 734001 26.7262 88.4287
Matigara 734010 26.7196 88.3857 works
= Durgapur, WB, bengali, industrial
Benachity 713213 23.5616 87.2785; City Centre 713216 23.5364 87.2983
= Asansol, WB, bengali, industrial
Burnpur 713325 23.6645 86.9326 works; Asansol 713301 23.6866 86.9529
= Bhubaneswar, OD, odia, town
Saheed Nagar 751007 20.2908 85.8483; Mancheswar 751010 20.3191 85.8667 works
Nayapalli 751012 20.2773 85.8182
= Cuttack, OD, odia, town
Buxi Bazar 753001 20.4709 85.8753; Jagatpur 754021 20.4952 85.922 works
= Rourkela, OD, odia, industrial
Civil Township 769004 22.2267 84.8193; Kalunga 770031 22.2258 84.7368 works
= Guwahati, AS, northeast, town
Fancy Bazar 781001 26.1788 91.736; Paltan Bazar 781008 26.181 91.75; Beltola 781028 26.1178 91.797
Bamunimaidam 781021 26.1839 91.7869 works
= Dibrugarh, AS, northeast, town
Graham Bazar 786001 27.475 94.905; Chowkidinghee 786001 27.4799 94.9055
= Silchar, AS, northeast, town
Silchar 788001 24.8236 92.8018; Tarapur 788003 24.8357 92.7996
= Shillong, ML, khasi, remote
Police Bazar 793001 25.5787 91.8932; Laitumkhrah 793003 25.5724 91.8994
= Agartala, TR, bengali, remote
Agartala 799001 23.8298 91.2788; Badharghat 799003 23.8118 91.2677
= Imphal, MN, northeast, remote
Thangal Bazar 795001 24.802 93.9405; Lamphelpat 795004 24.8186 93.9257
= Aizawl, MZ, northeast, remote
Aizawl 796001 23.7258 92.719; Chanmari 796007 23.7388 92.722
= Kohima, NL, northeast, remote
Kohima 797001 25.6708 94.1076
= Dimapur, NL, northeast, remote
Dimapur 797112 25.9058 93.7393
= Itanagar, AR, northeast, remote
Itanagar 791111 27.099 93.6263; Naharlagun 791110 27.1058 93.6931
= Gangtok, SK, northeast, remote
Gangtok 737101 27.3322 88.614; Tadong 737102 27.33 88.6
= Dehradun, UK, pahari, town
Rajpur Road 248001 30.3249 78.0405; Patel Nagar 248001 30.3136 78.0405 works
Clement Town 248002 30.2651 78.0013
= Haridwar, UK, pahari, industrial
Jwalapur 249407 29.927 78.1166; BHEL Ranipur 249403 29.9359 78.1028 works
= Haldwani, UK, pahari, town
Haldwani 263139 29.2164 79.5297; Kathgodam 263126 29.2667 79.544
= Shimla, HP, pahari, remote
Shimla 171001 31.1055 77.1704; Sanjauli 171006 31.1035 77.1974
= Baddi, HP, pahari, industrial
Baddi 173205 30.9315 76.8009 works
= Solan, HP, pahari, town
Solan 173212 30.9045 77.0967
= Srinagar, JK, kashmiri, remote
Lal Chowk 190001 34.0717 74.8106; Rajbagh 190008 34.0634 74.8227
= Jammu, JK, pahari, town
Gandhi Nagar 180004 32.6985 74.8576; Bari Brahmana 181133 32.6447 74.8997 works
= Leh, LA, ladakhi, remote
Leh 194101 34.1528 77.577
= Kargil, LA, ladakhi, remote
Kargil 194103 34.5535 76.135
= Coimbatore, TN, tamil, industrial
Peelamedu 641004 11.0414 77.0032 works; Gandhipuram 641012 11.021 76.9663; RS Puram 641002 11.009 76.955
Ganapathy 641006 11.033 76.9787 works; Singanallur 641005 10.9999 77.0308 works
Kurichi 641021 10.9412 76.9829 works
= Tiruppur, TN, tamil, industrial
Avinashi Road 641602 11.1125 77.3408; Kangeyam Road 641604 11.098 77.3484 works
Palladam Road 641604 11.07 77.33 works
= Madurai, TN, tamil, town
KK Nagar 625020 9.933 78.148; Kappalur 625008 9.855 78.0253 works; Masi Street 625001 9.9181 78.1202
= Tiruchirappalli, TN, tamil, town
Thillai Nagar 620018 10.8227 78.6824; Ariyamangalam 620010 10.8177 78.7289 works
= Salem, TN, tamil, town
Hasthampatti 636007 11.6643 78.1584; Suramangalam 636005 11.6717 78.1092
= Erode, TN, tamil, town
Perundurai Road 638011 11.3379 77.7071; Erode 638001 11.3447 77.7312
= Sivakasi, TN, tamil, industrial
Sivakasi 626123 9.4533 77.7941 works
= Puducherry, PY, tamil, town
White Town 605001 11.9345 79.8351; Mettupalayam 605009 11.94 79.8 works
= Kochi, KL, malayali, town
Ernakulam 682016 9.9719 76.2823; Kaloor 682017 9.9957 76.2921; Kalamassery 683104 10.052 76.315 works
Mattancherry 682002 9.9656 76.264
= Thiruvananthapuram, KL, malayali, town
Pattom 695004 8.5193 76.9424; Karamana 695002 8.4831 76.9691; Kazhakuttam 695582 8.5616 76.8715 works
= Kozhikode, KL, malayali, town
Mananchira 673001 11.2489 75.7783; Feroke 673631 11.1836 75.8389 works
= Thrissur, KL, malayali, town
Round South 680001 10.5208 76.2163; Ollur 680306 10.4752 76.2399 works
= Mysuru, KA, kannada, town
Hebbal Industrial Area 570016 12.3469 76.6315 works; Jayalakshmipuram 570012 12.3233 76.6197
Devaraja Mohalla 570001 12.3142 76.6566
= Hubballi, KA, kannada, town
Gokul Road 580030 15.3566 75.1144 works; Vidyanagar 580021 15.3598 75.1271
= Mangaluru, KA, kannada, town
Hampankatta 575001 12.8694 74.8409; Baikampady 575011 12.9554 74.8132 works
= Belagavi, KA, kannada, industrial
Udyambag 590008 15.8148 74.4915 works; Shahapur 590003 15.8395 74.5176
= Panaji, GA, goan, town
Panaji 403001 15.4991 73.8323; Ribandar 403006 15.5046 73.8638
= Margao, GA, goan, town
Margao 403601 15.2747 73.9576; Verna 403722 15.3496 73.9312 works
= Visakhapatnam, AP, telugu, industrial
Dwaraka Nagar 530016 17.727 83.3032; Gajuwaka 530026 17.6907 83.2038 works
MVP Colony 530017 17.7401 83.3382
= Vijayawada, AP, telugu, town
Governorpet 520002 16.5128 80.6354; Auto Nagar 520007 16.5003 80.6763 works
= Guntur, AP, telugu, town
Brodipet 522002 16.3146 80.441; Lakshmipuram 522007 16.3144 80.4299
= Tirupati, AP, telugu, town
Tirupati 517501 13.6201 79.418; Renigunta 517520 13.636 79.5052 works
= Warangal, TS, telugu, town
Hanamkonda 506001 18.0055 79.5577; Warangal 506002 17.9759 79.6016
= Nizamabad, TS, telugu, town
Nizamabad 503001 18.6715 78.0937
= Karimnagar, TS, telugu, town
Karimnagar 505001 18.4339 79.1341
= Silvassa, DH, gujarati, industrial
Silvassa 396230 20.273 73.0034 works
= Daman, DH, gujarati, industrial
Nani Daman 396210 20.4385 72.8548; Dabhel 396210 20.4012 72.8922 works
= Sri Vijaya Puram, AN, island, remote
Aberdeen Bazar 744101 11.6658 92.7411; Junglighat 744103 11.6611 92.7411
= Kavaratti, LD, island, remote
Kavaratti 682555 10.562 72.637
`;

function readLocality(text: string): Locality {
  const match = /^(.+) (\d{6}) ([\d.]+) ([\d.]+)( works)?$/.exec(text);
  if (!match) throw new Error(`Not a locality: ${text}`);
  const [, name = "", pinCode = "", lat, lng, works] = match;
  return { name, pinCode, lat: Number(lat), lng: Number(lng), isIndustrial: works !== undefined };
}

function readCities(): City[] {
  return table
    .trim()
    .split(/^= /m)
    .filter((block) => block !== "")
    .map((block) => {
      const [head = "", ...lines] = block.trim().split("\n");
      const [name = "", stateCode = "", region, tier] = head.split(", ");
      const localities = lines.flatMap((line) => line.split("; ")).map(readLocality);
      return { name, stateCode, region: region as Region, tier: tier as Tier, localities };
    });
}

/** All demo cities, the ten largest (tier "metro") first. */
export const cities: readonly City[] = readCities();
