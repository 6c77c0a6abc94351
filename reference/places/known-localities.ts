/**
 * The best-known localities of the largest cities, each with the source of its point:
 * - 'office 400072': the post office of that name, with its PIN code; 'offices': the middle of several parts' offices;
 * - 'pin 500016': the middle of the PIN code that the locality belongs to;
 * - 'station ADH': the railway station of that name (DataMeet, CC0) with its code; 'beside station': either side of it;
 * - 'geonames Hinjawadi': the record of GeoNames of that name.
 * What no source has is in `withoutPoint`, not here. '*' marks those that most people of the city know. A row: name,
 * point, source, other names.
 */
const table = `
= MH Mumbai
*Andheri | 19.1239 72.8308 | office 400053 | अंधेरी
Andheri East | 19.1178 72.8485 | office 400069 | अंधेरी ईस्ट
Andheri West | 19.1174 72.8469 | beside station ADH | अंधेरी वेस्ट
*Bandra | 19.0617 72.8478 | office 400051 | बांद्रा
Bandra East | 19.0545 72.8405 | beside station BA
Bandra West | 19.0566 72.8338 | office 400050
Bandra Kurla Complex | 19.0616 72.8478 | pin 400051 | BKC
*Borivali | 19.2321 72.8404 | office 400091 | Borivli; बोरीवली
Borivali East | 19.2313 72.8624 | office 400066
Borivali West | 19.2292 72.8554 | office 400092
*Kandivali | 19.2046 72.8521 | station KILE | Kandivli; कांदिवली
Kandivali East | 19.2079 72.8697 | office 400101
Kandivali West | 19.2053 72.8277 | office 400067
*Malad | 19.1883 72.8440 | office 400064 | मलाड
Malad East | 19.1796 72.8503 | office 400097
Malad West | 19.1871 72.8492 | beside station MDD
*Goregaon | 19.1644 72.8494 | station GMN | गोरेगांव
Goregaon East | 19.1633 72.8513 | office 400063
Goregaon West | 19.1644 72.8494 | beside station GMN
*Jogeshwari | 19.1366 72.8491 | station JOS
Jogeshwari East | 19.1314 72.8624 | office 400060
Jogeshwari West | 19.1356 72.8475 | office 400102
*Vile Parle | 19.1001 72.8418 | office 400056 | Parle; Ville Parle
Vile Parle East | 19.0993 72.8436 | beside station VLP
Vile Parle West | 19.0993 72.8436 | beside station VLP
*Santacruz | 19.0810 72.8426 | office 400055 | Santa Cruz
Santacruz East | 19.0820 72.8413 | beside station STC
Santacruz West | 19.0820 72.8413 | beside station STC
*Khar | 19.0692 72.8401 | station KHAR
Khar West | 19.0692 72.8401 | beside station KHAR
*Dadar | 19.0208 72.8492 | office 400014 | दादर
Dadar East | 19.0208 72.8492 | pin 400014
Dadar West | 19.0233 72.8407 | pin 400028
*Kurla | 19.0652 72.8794 | station CLA | कुर्ला
Kurla East | 19.0652 72.8794 | beside station CLA
Kurla West | 19.0688 72.8778 | office 400070
*Ghatkopar | 19.0860 72.9086 | station GC | घाटकोपर
Ghatkopar East | 19.0860 72.9086 | beside station GC
Ghatkopar West | 19.0862 72.9082 | office 400086
*Mulund | 19.1724 72.9569 | station MLND | मुलुंड
Mulund East | 19.1673 72.9576 | office 400081
Mulund West | 19.1740 72.9560 | office 400080
*Bhandup | 19.1420 72.9372 | station BND
Bhandup East | 19.1422 72.9391 | office 400042
Bhandup West | 19.1439 72.9347 | office 400078
*Vikhroli | 19.1090 72.9264 | office 400079
Kanjurmarg | 19.1282 72.9280 | station KJMG | Kanjur Marg
*Powai | 19.1164 72.9047 | geonames Powai | पवई
*Chembur | 19.0567 72.8982 | office 400071 | चेंबूर
Sion | 19.0444 72.8637 | office 400022
Wadala | 19.0144 72.8529 | office 400031
Matunga | 19.0280 72.8527 | office 400019
Mahim | 19.0321 72.8407 | office 400016
Lower Parel | 18.9952 72.8274 | pin 400013
*Parel | 18.9952 72.8373 | office 400012
*Worli | 18.9958 72.8156 | office 400018 | वर्ली
Prabhadevi | 19.0153 72.8370 | office 400025
*Colaba | 18.9112 72.8210 | office 400005 | कोलाबा
*Churchgate | 18.9285 72.8266 | office 400020
Fort | 18.9361 72.8354 | pin 400001
Nariman Point | 18.9235 72.8268 | office 400021
Marine Lines | 18.9449 72.8283 | office 400020
Charni Road | 18.9561 72.8230 | pin 400004
Grant Road | 18.9655 72.8165 | office 400007
Mumbai Central | 18.9686 72.8221 | office 400008
Byculla | 18.9769 72.8332 | station BY
Mazgaon | 18.9716 72.8401 | office 400010
Masjid Bunder | 18.9644 72.8470 | office 400003 | Masjid Bandar; Masjid
Kalbadevi | 18.9452 72.8285 | office 400002
Bhuleshwar | 18.9455 72.8285 | pin 400002
Crawford Market | 18.9361 72.8354 | pin 400001
*Saki Naka | 19.1035 72.8905 | office 400072 | Sakinaka; साकी नाका
Marol | 19.1103 72.8739 | office 400059
Chandivali | 19.2319 72.8404 | office 400067
*Dahisar | 19.2469 72.8621 | office 400068
Dahisar East | 19.2502 72.8596 | beside station DIC
Lokhandwala | 19.1239 72.8308 | pin 400053
*Juhu | 19.1110 72.8254 | office 400049
Oshiwara | 19.1469 72.8573 | office 400102
Mankhurd | 19.0450 72.9169 | pin 400088
Govandi | 19.0531 72.9153 | office 400088
Trombay | 19.0345 72.9492 | office 400088
Chunabhatti | 19.0557 72.8722 | office 400022
Tilak Nagar | 19.0680 72.8990 | office 400089
Malabar Hill | 18.9547 72.8041 | office 400006
Cuffe Parade | 18.9112 72.8118 | pin 400005
Dharavi | 19.0391 72.8500 | office 400017
Antop Hill | 19.0241 72.8639 | office 400037
Sewri | 18.9772 72.8494 | office 400015 | Sewree
Lalbaug | 18.9909 72.8381 | office 400012 | Lalbagh
Vidyavihar | 19.0793 72.8972 | station VVH
Asalfa | 19.0979 72.9043 | pin 400084
= MH Navi Mumbai
*Vashi | 19.0731 72.9878 | office 400703 | वाशी
*Nerul | 19.0400 73.0149 | offices 400706
*Belapur | 19.0246 73.0449 | pin 400614 | CBD Belapur
*Airoli | 19.1523 72.9946 | office 400708
Ghansoli | 19.1244 72.9976 | office 400701
Kopar Khairane | 19.1035 73.0044 | office 400709 | Koparkhairane; Kopar Khairne
Turbhe | 19.0761 73.0068 | office 400703
Rabale | 19.1244 72.9976 | pin 400701 | Rabale MIDC
*Kharghar | 19.0500 73.0700 | geonames Kharghar | खारघर
Kamothe | 19.0160 73.0960 | office 410209
Sanpada | 19.0641 73.0107 | office 400705
Juinagar | 19.0400 73.0203 | pin 400706
Seawoods | 19.0400 73.0203 | pin 400706
Mahape | 19.1244 72.9976 | pin 400701
Panvel | 18.9909 73.1218 | station PNVL
Kalamboli | 19.0356 73.1148 | station KLMC
Taloja | 19.0860 73.0980 | geonames Taloje
Ulwe | 18.9600 73.1104 | office 410206
= MH Thane
Wagle Estate | 19.1861 72.9578 | pin 400604
Naupada | 19.1993 72.9793 | office 400602
Ghodbunder Road | 19.2690 72.9545 | office 400615 | GB Road
Kopri | 19.1821 72.9758 | office 400603
Majiwada | 19.1929 72.9774 | pin 400601
Kolshet | 19.2386 72.9936 | pin 400607
Manpada | 19.1785 73.0874 | office 421204
Kalwa | 19.1935 72.9898 | office 400605
Mumbra | 19.1900 73.0230 | station MBQ
Vartak Nagar | 19.2060 72.9669 | pin 400606
Hiranandani Estate | 19.2386 72.9936 | pin 400607
Kasarvadavali | 19.2723 72.9617 | office 400615
= DL Delhi
*Karol Bagh | 28.6500 77.1938 | office 110005 | करोल बाग
*Lajpat Nagar | 28.5679 77.2414 | office 110124 | लाजपत नगर
*Chandni Chowk | 28.6565 77.2247 | office 110006 | चांदनी चौक
*Connaught Place | 28.6331 77.2179 | office 110001 | CP; Cannaught Place; Rajiv Chowk; कनॉट प्लेस
*Janakpuri | 28.6241 77.0794 | offices 110058 | Janak Puri; जनकपुरी
*Rohini | 28.7169 77.1175 | offices 110085 | रोहिणी
*Dwarka | 28.6069 77.0415 | offices 110075 | द्वारका
*Pitampura | 28.6896 77.1313 | geonames Pitampura | Pitam Pura; पीतमपुरा
*Saket | 28.5230 77.2145 | office 110017 | साकेत
*Mayur Vihar | 28.6139 77.3003 | pin 110091 | मयूर विहार
*Laxmi Nagar | 28.6350 77.3060 | office 110092 | Lakshmi Nagar; लक्ष्मी नगर
*Okhla | 28.5593 77.2648 | station OKA | ओखला
Okhla Industrial Area | 28.5433 77.2578 | offices 110020
Naraina | 28.6321 77.1389 | offices 110028
Wazirpur | 28.6797 77.1721 | offices 110052
Bawana | 28.7982 77.0343 | geonames Bawana
*Nehru Place | 28.5418 77.2560 | pin 110019 | नेहरू प्लेस
Kirti Nagar | 28.6469 77.1451 | station KRTN
*Shahdara | 28.6750 77.2900 | office 110032 | शाहदरा
Preet Vihar | 28.6350 77.3060 | pin 110092
*Vasant Kunj | 28.5342 77.1527 | office 110070
Vasant Vihar | 28.5680 77.1594 | offices 110057
*Hauz Khas | 28.5461 77.2012 | office 110016
Malviya Nagar | 28.5377 77.2147 | office 110017 | मालवीय नगर
Green Park | 28.5559 77.2021 | offices 110016
*Greater Kailash | 28.5377 77.2381 | office 110048 | GK
Defence Colony | 28.5800 77.2300 | office 110024
South Extension | 28.5617 77.2180 | pin 110049 | South Ex
Kalkaji | 28.5432 77.2577 | office 110019
Govindpuri | 28.5432 77.2577 | pin 110019
Sarita Vihar | 28.5348 77.2912 | office 110076
Badarpur | 28.5042 77.3022 | office 110044
Mehrauli | 28.5176 77.1794 | office 110030
Chhatarpur | 28.4985 77.1825 | geonames Chhatarpur
Paschim Vihar | 28.6705 77.1022 | office 110063
Punjabi Bagh | 28.6679 77.1434 | office 110026
*Rajouri Garden | 28.6427 77.1232 | offices 110027 | राजौरी गार्डन
Tilak Nagar | 28.6464 77.0991 | office 110018
*Uttam Nagar | 28.6215 77.0490 | office 110059 | उत्तम नगर
Vikaspuri | 28.6396 77.0761 | office 110018 | Vikas Puri
Najafgarh | 28.6072 76.9846 | office 110043
Moti Nagar | 28.6623 77.1411 | office 110015
*Patel Nagar | 28.6476 77.1695 | office 110008
Rajendra Place | 28.6472 77.1695 | pin 110008
Rajinder Nagar | 28.6367 77.1831 | pin 110060
*Paharganj | 28.6402 77.2129 | office 110055 | पहाड़गंज
Daryaganj | 28.6472 77.2399 | office 110002 | Darya Ganj
Sadar Bazar | 28.6565 77.2263 | pin 110006
Kashmere Gate | 28.6565 77.2263 | pin 110006 | Kashmiri Gate
Civil Lines | 28.6624 77.2348 | office 110054 | सिविल लाइन्स
Model Town | 28.6527 77.4356 | office 201018 | मॉडल टाउन
Mukherjee Nagar | 28.7063 77.2021 | pin 110009
Shalimar Bagh | 28.7247 77.1469 | office 110088
Ashok Vihar | 28.6797 77.1811 | office 110052
Azadpur | 28.7271 77.1750 | pin 110033
Jahangirpuri | 28.7305 77.1755 | offices 110033
Narela | 28.8508 77.0881 | office 110040
Mangolpuri | 28.6832 77.0906 | station MGLP
Nangloi | 28.6830 77.0718 | office 110041
Mundka | 28.6823 77.0349 | office 110041
Gandhi Nagar | 28.6646 77.2742 | office 110031 | गांधी नगर
Krishna Nagar | 28.6457 77.2998 | office 110151
Dilshad Garden | 28.6795 77.3087 | office 110095
Seelampur | 28.6738 77.2764 | office 110053
Anand Vihar | 28.6522 77.3064 | office 110092
Karkardooma | 28.6350 77.3060 | pin 110092
Sarojini Nagar | 28.5755 77.1996 | office 110023
R K Puram | 28.5653 77.1755 | offices 110022 | RK Puram
Munirka | 28.5551 77.1762 | office 110067
Safdarjung | 28.5664 77.1999 | office 110029 | Safdarjung Enclave
Chawri Bazar | 28.6511 77.2242 | office 110006
Khan Market | 28.5889 77.2290 | pin 110003
Jangpura | 28.5829 77.2600 | pin 110014
Nizamuddin | 28.5912 77.2506 | pin 110013
Bhogal | 28.5829 77.2600 | pin 110014
Mahipalpur | 28.5400 77.1200 | office 110037
Kapashera | 28.5289 77.0866 | office 110097
Palam | 28.5857 77.0930 | station PM
Tughlakabad | 28.5120 77.2940 | station TKD
Sangam Vihar | 28.5000 77.2400 | office 110080
Burari | 28.7572 77.1978 | office 110084
Yamuna Vihar | 28.7007 77.2776 | office 110053
Bhajanpura | 28.7021 77.2643 | office 110053
Geeta Colony | 28.6530 77.2742 | office 110031
Inderlok | 28.6913 77.1579 | pin 110035
Peeragarhi | 28.6797 77.0927 | office 110087
Mayapuri | 28.6318 77.1259 | office 110064
Jhandewalan | 28.6449 77.2025 | pin 110055
Ajmeri Gate | 28.6445 77.2231 | offices 110002
Nehru Nagar | 28.5690 77.2540 | office 110065
= KA Bengaluru
*Koramangala | 12.9271 77.6266 | office 560034 | Kormangala; कोरमंगला
*Indiranagar | 12.9685 77.6426 | office 560008 | Indira Nagar; इंदिरानगर
*Jayanagar | 12.9235 77.5859 | office 560041 | Jaya Nagar; जयनगर
*HSR Layout | 12.9141 77.6372 | office 560102 | HSR
*BTM Layout | 12.8986 77.6010 | pin 560076 | BTM
*Whitefield | 12.9677 77.7494 | office 560066 | White Field; व्हाइटफील्ड
*Electronic City | 12.8401 77.6635 | office 560100 | Electronics City; E City; इलेक्ट्रॉनिक सिटी
*Marathahalli | 12.9682 77.6914 | pin 560037 | Marathalli; मराठाहल्ली
Bellandur | 12.9356 77.7057 | office 560103
Sarjapur Road | 12.9075 77.6957 | pin 560035 | Sarjapura Road
*Hebbal | 13.0423 77.5861 | station HEB
Yelahanka | 13.0858 77.5856 | office 560064
*Malleswaram | 13.0001 77.5706 | office 560003 | Malleshwaram
*Rajajinagar | 12.9932 77.5545 | office 560010 | Rajaji Nagar
Basavanagudi | 12.9454 77.5735 | office 560004
*Banashankari | 12.9422 77.5581 | office 560050 | Bansankari
*JP Nagar | 12.9119 77.5869 | office 560078 | J P Nagar
Bannerghatta Road | 12.8986 77.6010 | office 560076 | Bannerghatta
*Peenya | 13.0346 77.5128 | offices 560058 | पीन्या
Yeshwanthpur | 13.0280 77.5409 | office 560022 | Yeshwantpur; Yeshvantpur
Vijayanagar | 12.9714 77.5368 | office 560040 | Vijaya Nagar
Majestic | 12.9735 77.5833 | pin 560009
Shivajinagar | 12.9825 77.5942 | pin 560001 | Shivaji Nagar; शिवाजीनगर
M G Road | 12.9825 77.5942 | pin 560001 | MG Road
Brigade Road | 12.9748 77.6086 | pin 560025
Frazer Town | 13.0007 77.6161 | office 560005 | Fraser Town
Ulsoor | 12.9685 77.6426 | pin 560008 | Halasuru
Domlur | 12.9552 77.5685 | office 560071
*K R Puram | 13.0052 77.6960 | office 560036 | KR Puram; Krishnarajapuram
Mahadevapura | 12.9954 77.6991 | office 560048
Hoodi | 12.9922 77.7159 | office 560048
Brookefield | 12.9721 77.6944 | pin 560037 | Brookfield
Kadugodi | 12.9794 77.7915 | office 560067
Varthur | 12.9413 77.7466 | office 560087
Bommanahalli | 12.9070 77.6308 | office 560068
Bommasandra | 12.8193 77.6881 | offices 560099
Jigani | 12.7868 77.6378 | office 560105
Kengeri | 12.9156 77.4816 | office 560060
Nagarbhavi | 12.9552 77.5156 | office 560072 | Nagarabhavi
Chickpet | 12.9689 77.5731 | office 560053 | Chickpete
Avenue Road | 12.9651 77.6630 | pin 560002
Kalyan Nagar | 13.0220 77.6524 | pin 560043
Kammanahalli | 13.0134 77.6298 | pin 560084
Banaswadi | 13.0138 77.6524 | office 560043
HBR Layout | 13.0220 77.6524 | pin 560043
RT Nagar | 13.0226 77.5931 | office 560032 | R T Nagar
Sanjay Nagar | 13.0384 77.5747 | pin 560094
Sadashivanagar | 13.0093 77.5767 | office 560080
Richmond Town | 12.9748 77.6086 | office 560025
Wilson Garden | 12.9487 77.5978 | office 560027
Nelamangala | 13.0957 77.3932 | office 562123
Devanahalli | 13.2345 77.7013 | office 562110
Begur | 12.8705 77.6269 | office 560114
Hulimavu | 12.8986 77.6010 | pin 560076
Arekere | 12.8986 77.6010 | pin 560076
Uttarahalli | 12.9089 77.5492 | pin 560061
Girinagar | 12.9433 77.5426 | office 560085
Mathikere | 13.0287 77.5580 | office 560054
Jalahalli | 13.0511 77.5529 | office 560013
Vidyaranyapura | 13.0794 77.5595 | office 560097
Thanisandra | 13.0579 77.6355 | station THSA
Ramamurthy Nagar | 13.0141 77.6827 | office 560016
C V Raman Nagar | 12.9861 77.6522 | office 560093 | CV Raman Nagar
Kundalahalli | 12.9589 77.7160 | office 560037
Anekal | 12.7089 77.6971 | office 562106
Attibele | 12.7773 77.7729 | office 562107
Chandapura | 12.8017 77.7043 | office 560081
Kumaraswamy Layout | 12.8963 77.5592 | office 560111
Padmanabhanagar | 12.9264 77.5685 | pin 560070
RR Nagar | 12.9143 77.5208 | office 560098 | Rajarajeshwari Nagar
= TS Hyderabad
*Ameerpet | 17.4410 78.4690 | pin 500016 | अमीरपेट
*Kukatpally | 17.4928 78.3966 | office 500072 | Kukatpalli; कुकटपल्ली
*Madhapur | 17.4416 78.3911 | pin 500081 | माधापुर
*Gachibowli | 17.4290 78.3619 | office 500032 | गचीबावली
*Hitec City | 17.4420 78.3910 | pin 500081 | Hi Tech City; Hitech City; HITEC
*Kondapur | 17.4715 78.3632 | pin 500084
Miyapur | 17.4925 78.3515 | office 500049
*Begumpet | 17.4394 78.4578 | office 500016 | बेगमपेट
*Banjara Hills | 17.4204 78.4489 | office 500034 | बंजारा हिल्स
*Jubilee Hills | 17.4284 78.4157 | office 500033 | जुबली हिल्स
*Dilsukhnagar | 17.3678 78.5293 | office 500060
*LB Nagar | 17.3533 78.5546 | pin 500074 | L B Nagar
*Uppal | 17.4031 78.5616 | office 500039
Nacharam | 17.4323 78.5538 | pin 500076
Tarnaka | 17.4393 78.5402 | pin 500017
Habsiguda | 17.4223 78.5383 | pin 500007
*Charminar | 17.3687 78.4777 | office 500002 | चारमीनार
Abids | 17.3880 78.4765 | pin 500001
Mehdipatnam | 17.4014 78.4555 | pin 500028
Tolichowki | 17.3928 78.4202 | office 500008
Attapur | 17.3620 78.4273 | pin 500048
Malakpet | 17.3710 78.5100 | office 500036
Himayatnagar | 17.4030 78.4853 | office 500029 | Himayat Nagar
Nampally | 17.3880 78.4765 | pin 500001
Lakdikapul | 17.4040 78.4635 | station LKPL
Khairatabad | 17.4071 78.4625 | office 500004
Somajiguda | 17.4185 78.4570 | office 500082
Punjagutta | 17.4185 78.4570 | pin 500082 | Panjagutta
SR Nagar | 17.4374 78.4442 | pin 500038 | S R Nagar; Sanjeeva Reddy Nagar
Erragadda | 17.4593 78.4436 | pin 500018
Moosapet | 17.4593 78.4436 | pin 500018
*Balanagar | 17.4881 78.4470 | offices 500037
*Jeedimetla | 17.5207 78.4548 | pin 500055
Kompally | 17.5449 78.4904 | office 500100
Alwal | 17.5041 78.5143 | office 500010
Malkajgiri | 17.4481 78.5347 | office 500047
ECIL | 17.3678 78.4858 | office 500062
Sainikpuri | 17.4898 78.5412 | office 500094
Nagole | 17.3637 78.5832 | pin 500068
Vanasthalipuram | 17.3317 78.5737 | office 500070
Hayathnagar | 17.3274 78.6065 | office 501505
Saroornagar | 17.3669 78.5366 | office 500035
Chandanagar | 17.4877 78.3336 | station CDNR
Nallagandla | 17.4782 78.3196 | pin 500019
Manikonda | 17.4021 78.3772 | office 500089
Nanakramguda | 17.4196 78.3509 | office 500008
Financial District | 17.4290 78.3619 | pin 500032
Raidurgam | 17.4290 78.3619 | pin 500032 | Raidurg
Shamshabad | 17.2637 78.3873 | office 501218
Patancheru | 17.5349 78.2644 | office 502319
Sanathnagar | 17.4616 78.4359 | station SNF
Bowenpally | 17.4663 78.4726 | office 500011
Trimulgherry | 17.4784 78.5147 | office 500015 | Tirumalagiri
Marredpally | 17.4483 78.5079 | pin 500026
Paradise | 17.4413 78.4952 | pin 500003
Cherlapally | 17.4642 78.5825 | office 501301 | Charlapalli
Moula Ali | 17.4528 78.5543 | pin 500040 | Moulali
Katedan | 17.3108 78.4386 | offices 500077
Rajendranagar | 17.3226 78.4001 | office 500030
Bachupally | 17.5387 78.3643 | office 500118
Nizampet | 17.5176 78.3825 | office 500090
Medchal | 17.6352 78.4762 | office 501401
= TN Chennai
*T Nagar | 13.0405 80.2395 | pin 600017 | टी नगर
*Anna Nagar | 13.0846 80.2079 | office 600040 | अन्ना नगर
*Adyar | 13.0010 80.2573 | office 600020 | अडयार
*Velachery | 12.9826 80.2216 | office 600042 | Velacheri
*Mylapore | 13.0356 80.2720 | office 600004
Tambaram | 12.9260 80.1192 | station TBM
*Porur | 13.0396 80.1733 | office 600116
*Vadapalani | 13.0518 80.2573 | office 600026
*Perambur | 13.1103 80.2186 | office 600011
*Kodambakkam | 13.0518 80.2300 | office 600024
*Nungambakkam | 13.0654 80.2327 | station NBK
Parrys | 13.0966 80.2844 | pin 600001 | Parrys Corner
*Guindy | 13.0077 80.2119 | station GDY
Ambattur | 13.1134 80.1499 | office 600053
Perungudi | 12.9677 80.2449 | office 600096
Sowcarpet | 13.0881 80.2820 | office 600001
Chromepet | 12.9524 80.1406 | office 600044 | Chrompet; Chromepettai
*Egmore | 13.0756 80.2623 | office 600008
Saidapet | 13.0242 80.2242 | station SP
Kilpauk | 13.0797 80.2371 | office 600010
Purasawalkam | 13.0898 80.2594 | pin 600007 | Purasaivakkam
Thiruvanmiyur | 13.0017 80.3686 | office 600041
Besant Nagar | 12.9929 80.2654 | office 600090
*Sholinganallur | 12.8926 80.2279 | office 600119
OMR | 12.9486 80.2401 | pin 600097 | Old Mahabalipuram Road
Thoraipakkam | 12.9486 80.2401 | pin 600097
Pallavaram | 12.9683 80.1525 | station PV
Medavakkam | 12.9330 80.1771 | office 600100
Madipakkam | 12.9623 80.1986 | office 631701
Alandur | 13.0020 80.2059 | office 600016
Ashok Nagar | 13.0282 80.2165 | office 600083
K K Nagar | 13.0434 80.2064 | pin 600078 | KK Nagar
Virugambakkam | 13.0503 80.1944 | office 600092
Valasaravakkam | 13.0466 80.1785 | office 600087
Koyambedu | 13.0696 80.1818 | office 600107
Arumbakkam | 13.0667 80.2145 | office 600106
Mogappair | 13.0848 80.1832 | office 600037
Avadi | 13.1182 80.1005 | station AVD
Poonamallee | 13.0512 80.1030 | office 600056
Triplicane | 13.0549 80.2802 | station MTCN
Royapuram | 13.1035 80.2932 | station RPM
Tondiarpet | 13.1425 80.2965 | office 600081
Washermanpet | 13.1189 80.2852 | office 600021
Manali | 13.1667 80.2667 | geonames Manali
Ennore | 13.2182 80.3221 | station ENR
Madhavaram | 13.2198 80.4038 | office 600060
Kolathur | 13.1245 80.2138 | office 600099
Villivakkam | 13.1085 80.2079 | office 600049
Teynampet | 13.0394 80.2574 | office 600018
Alwarpet | 13.0394 80.2574 | pin 600018
Gopalapuram | 13.0454 80.2376 | office 600086
West Mambalam | 13.0351 80.2206 | office 600033
Siruseri | 12.7940 80.1720 | pin 603103
Kelambakkam | 12.7940 80.1720 | pin 603103
Sriperumbudur | 13.0103 80.0060 | office 602105
Oragadam | 13.1180 80.1260 | office 600053
Red Hills | 13.1957 80.1833 | office 600052
Ekkatuthangal | 13.0515 80.2116 | pin 600032
Padi | 13.0989 80.1838 | office 600050
= WB Kolkata
*Salt Lake | 22.5924 88.3910 | station BNXR | Bidhannagar; Salt Lake City; सॉल्ट लेक
Salt Lake Sector V | 22.5911 88.4128 | pin 700091 | Sector 5; Salt Lake Sector 5
*New Town | 22.5760 88.4718 | office 700156 | Newtown; Rajarhat New Town
Rajarhat | 22.6314 88.4846 | office 700135
*Park Street | 22.5520 88.3539 | office 700016 | पार्क स्ट्रीट
*Ballygunge | 22.5314 88.3653 | office 700019
Gariahat | 22.5210 88.3682 | offices 700019
*Behala | 22.4941 88.3166 | office 700034 | बेहाला
Dum Dum | 22.6322 88.4161 | office 700028
*Jadavpur | 22.4978 88.3703 | offices 700032
*Tollygunge | 22.5067 88.3452 | office 700033
*Garia | 22.4727 88.3799 | office 700084
New Alipore | 22.5097 88.3338 | office 700053
Alipore | 22.5257 88.3377 | office 700027
Kasba | 22.5180 88.3839 | office 700042
Tangra | 22.5622 88.3764 | office 700015
Topsia | 22.5284 88.3822 | office 700039
Taratala | 22.5134 88.3118 | offices 700088
*Burrabazar | 22.5809 88.3602 | office 700007 | Bara Bazar; Barabazar
Shyambazar | 22.5977 88.3718 | offices 700004
*Sealdah | 22.5568 88.3661 | pin 700014
Esplanade | 22.5658 88.3500 | office 700069
Dharmatala | 22.5648 88.3604 | office 700013
Lake Town | 22.6068 88.4010 | office 700089
Ultadanga | 22.5800 88.3500 | office 700004
Belghoria | 22.6604 88.3839 | pin 700056
Khidirpur | 22.5357 88.3159 | station KIRP | Kidderpore
Garden Reach | 22.5481 88.2879 | office 700024
Bhowanipore | 22.5267 88.3531 | pin 700025 | Bhawanipur
Kalighat | 22.5215 88.3470 | office 700026
Rashbehari | 22.5172 88.3542 | offices 700029
Dhakuria | 22.5094 88.3709 | office 700031
Santoshpur | 22.4916 88.3836 | office 700075
Baghajatin | 22.4827 88.3860 | office 700086
Baguiati | 22.3726 88.2558 | pin 700059
Kestopur | 22.5948 88.4311 | pin 700102
Maniktala | 22.5842 88.3773 | office 700006
Girish Park | 22.5900 88.3677 | pin 700006
B B D Bagh | 22.5736 88.3483 | pin 700001 | BBD Bagh; Dalhousie
Entally | 22.5568 88.3661 | pin 700014
Phoolbagan | 22.5797 88.3899 | office 700054
Beliaghata | 22.6745 88.6070 | station BGRD
Joka | 22.4531 88.3025 | office 700104
Thakurpukur | 22.4647 88.3073 | office 700063
Liluah | 22.6169 88.3334 | office 711204
Shibpur | 22.5648 88.3246 | office 711102
Bally | 22.6458 88.3505 | office 711201
Dankuni | 22.6825 88.2842 | office 712311
Cossipore | 22.6187 88.3726 | office 700002
Chitpur | 22.6148 88.3726 | pin 700002
Ruby | 22.5129 88.4050 | pin 700107
= GJ Ahmedabad
*Navrangpura | 23.0350 72.5636 | office 380009 | नवरंगपुरा
*Satellite | 23.0277 72.5347 | pin 380015
*Maninagar | 23.0001 72.6104 | station MAN | Mani Nagar; मणिनगर
*Vastrapur | 23.0080 72.5180 | station VTP
*Bopal | 23.0334 72.4672 | geonames Bopal
SG Highway | 23.0441 72.5221 | pin 380054 | S G Highway; Sarkhej Gandhinagar Highway
*Naroda | 23.0746 72.6584 | office 382330
Odhav | 23.0205 72.6597 | offices 382415
*Vatva | 22.9582 72.6120 | office 382445 | Vatwa
Sabarmati | 23.0795 72.5899 | office 380005
Kalupur | 23.0243 72.5877 | pin 380001
Rakhial | 23.0207 72.6262 | offices 380023
Paldi | 23.0074 72.5571 | office 380007
Ellisbridge | 23.0185 72.5698 | office 380006 | Ellis Bridge
Ashram Road | 23.0400 72.5636 | pin 380009
Gota | 23.0812 72.5513 | office 382481
Chandkheda | 23.1132 72.5827 | office 382424
Nikol | 23.0338 72.6623 | office 380049
Bapunagar | 23.0297 72.6266 | office 380024
Isanpur | 22.9830 72.5972 | office 382443
Thaltej | 23.0491 72.5113 | office 380059
Prahlad Nagar | 23.0277 72.5347 | pin 380015 | Prahladnagar
Ghatlodia | 23.0686 72.5431 | office 380061
Ranip | 23.0747 72.5720 | office 382480
Vasna | 23.0070 72.5600 | pin 380007
Shahibaug | 23.0593 72.5924 | office 380004 | Shahibag
Sarkhej | 22.9813 72.5017 | office 382210
Changodar | 22.9293 72.4477 | office 382213
Sanand | 23.0000 72.3800 | office 382110
Narol | 22.9626 72.5910 | office 382405
Kathwada | 23.0608 72.7141 | office 382430
Memnagar | 23.0451 72.5317 | office 380052
Naranpura | 23.0645 72.5715 | pin 380013
Gandhi Road | 23.0248 72.5906 | office 380001
Manek Chowk | 23.0243 72.5877 | pin 380001
Asarwa | 23.0440 72.6129 | station ASV
Nava Vadaj | 23.0645 72.5715 | office 380013
Makarba | 23.0048 72.5209 | pin 380051
South Bopal | 23.0208 72.4739 | office 380057
Juhapura | 22.9954 72.5282 | office 380055
= GJ Surat
*Adajan | 21.1926 72.7997 | office 395009 | अडाजण
*Varachha | 21.2146 72.8529 | offices 395006 | वराछा
*Katargam | 21.2217 72.8348 | office 395004
*Udhna | 21.1699 72.8432 | office 394210
Pandesara | 21.1395 72.8405 | office 394221
Sachin | 21.0777 72.8741 | station SCH
Rander | 21.2218 72.7940 | office 395005
Athwa | 21.1854 72.8123 | office 395001 | Athwalines
Nanpura | 21.1854 72.8123 | office 395001
Vesu | 21.1274 72.7858 | office 395007
Limbayat | 21.1489 72.8467 | pin 394210
Amroli | 21.2402 72.8529 | office 394107
Piplod | 21.1274 72.7858 | pin 395007
Ring Road | 21.1862 72.8269 | pin 395002
Hazira | 21.1306 72.6519 | pin 394270
Palanpur | 21.2109 72.7713 | office 395009
Mota Varachha | 21.1985 72.8343 | office 394101
Kamrej | 21.2941 72.9726 | office 394180
Puna | 21.1993 72.8922 | pin 395010
Bhestan | 21.1295 72.8525 | office 395023
Dumas | 21.0876 72.7145 | office 394550
Sarthana | 21.2147 72.8270 | office 395013
Begampura | 21.1978 72.8325 | pin 395003
Majura Gate | 21.1862 72.8269 | pin 395002
= MH Pune
*Kothrud | 18.5020 73.8146 | office 411038 | कोथरुड
*Hinjewadi | 18.5934 73.7298 | geonames Hinjawadi | Hinjawadi; Hinjavadi; हिंजवडी
*Wakad | 18.5864 73.7368 | office 411057 | वाकड
*Baner | 18.5624 73.7868 | office 411069 | बानेर
*Aundh | 18.5634 73.8129 | office 411067
*Shivajinagar | 18.5317 73.8511 | station SVJR | Shivaji Nagar; शिवाजीनगर
*Hadapsar | 18.5031 73.9315 | office 411028 | हडपसर
*Viman Nagar | 18.5674 73.9265 | office 411014 | विमान नगर
*Kharadi | 18.5674 73.9265 | pin 411014
Magarpatta | 18.5077 73.9173 | pin 411013
Koregaon Park | 18.5115 73.8782 | pin 411001
Kalyani Nagar | 18.5602 73.8920 | pin 411006
Camp | 18.5115 73.8782 | pin 411001
*Swargate | 18.5005 73.8614 | office 411042
*Katraj | 18.4460 73.8603 | office 411046
Bibwewadi | 18.4782 73.8614 | office 411037
*Kondhwa | 18.4765 73.8974 | pin 411048
Warje | 18.4758 73.7977 | office 411058
Karve Nagar | 18.4877 73.8163 | office 411052 | Karvenagar
Erandwane | 18.5130 73.8374 | pin 411004
Deccan Gymkhana | 18.5149 73.8421 | office 411004 | Deccan
Sadashiv Peth | 18.5132 73.8494 | office 411030
Market Yard | 18.4895 73.8696 | office 411037
Dhankawadi | 18.4654 73.8551 | office 411043
Sinhagad Road | 18.5132 73.8494 | pin 411030 | Sinhgad Road
Dhayari | 18.4508 73.8119 | pin 411041
Pashan | 18.5372 73.8145 | pin 411021
Bavdhan | 18.5167 73.7720 | office 411071
Balewadi | 18.5713 73.7657 | pin 411045
Pimple Saudagar | 18.5781 73.8216 | pin 411027
Pimple Nilakh | 18.5781 73.8216 | pin 411027
Pimple Gurav | 18.5914 73.8186 | office 411061
Pimpri | 18.6230 73.8020 | station PMP
*Chinchwad | 18.6389 73.7914 | station CCH
Nigdi | 18.6645 73.7678 | pin 411044
Akurdi | 18.6539 73.7814 | office 411035
*Bhosari | 18.6245 73.8323 | office 411026
Moshi | 18.6648 73.8411 | office 411070
*Chakan | 18.7396 73.8603 | pin 410501
Ravet | 18.6523 73.7419 | office 412101
*Wagholi | 18.5818 73.9816 | office 412207
Yerwada | 18.5602 73.8920 | office 411006 | Yerawada
Vishrantwadi | 18.5719 73.8782 | office 411015
Dhanori | 18.5884 73.8782 | office 411015
Lohegaon | 18.6355 73.9586 | pin 411047 | Lohgaon
Mundhwa | 18.5345 73.9483 | office 411036
Fursungi | 18.4724 73.9794 | office 412308 | Phursungi
Wanowrie | 18.5006 73.8859 | pin 411040 | Wanwadi
NIBM | 18.4765 73.8974 | pin 411048
Undri | 18.4706 73.9218 | pin 411060
Khadki | 18.5551 73.8481 | office 411003
Dapodi | 18.5825 73.8336 | office 411012
Sangvi | 18.5781 73.8216 | pin 411027
Rasta Peth | 18.5203 73.8649 | office 411011
Bhawani Peth | 18.5099 73.8686 | office 411042
Budhwar Peth | 18.5150 73.8581 | pin 411002
Parvati | 18.4967 73.8549 | office 411009
Loni Kalbhor | 18.4838 74.0272 | office 412201
Khed Shivapur | 18.3236 73.8808 | office 412205
Dehu Road | 18.6802 73.7342 | station DEHR
= RJ Jaipur
*Malviya Nagar | 26.8361 75.8303 | office 302017 | मालवीय नगर
*Vaishali Nagar | 26.9117 75.7400 | office 302021 | वैशाली नगर
*Mansarovar | 26.8764 75.7603 | office 302020 | मानसरोवर
*Raja Park | 26.9002 75.8250 | pin 302004
*C Scheme | 26.9184 75.8132 | pin 302001 | C-Scheme
Bani Park | 26.9364 75.7927 | office 302016
Jhotwara | 26.9447 75.7431 | office 302012
*Sitapura | 26.7792 75.8383 | offices 302022
Vishwakarma Industrial Area | 26.9891 75.7885 | office 302013 | VKI
*Sanganer | 26.8141 75.7722 | station SNGN | सांगानेर
*Tonk Road | 26.8867 75.8025 | office 302015
Johari Bazar | 26.9153 75.8473 | pin 302003
Bapu Nagar | 26.8867 75.8025 | pin 302015
Sodala | 26.9186 75.7902 | pin 302006
Pratap Nagar | 26.7668 75.8069 | offices 302033
Jagatpura | 26.8361 75.8303 | office 302017
Durgapura | 26.8472 75.7933 | office 302018
Gopalpura | 26.8472 75.7933 | pin 302018
Murlipura | 26.9758 75.7400 | office 302039
Vidhyadhar Nagar | 26.9654 75.7728 | office 302039 | Vidyadhar Nagar
Shastri Nagar | 26.9364 75.7927 | office 302016 | शास्त्री नगर
Chandpole | 26.9184 75.8132 | pin 302001 | Chandpol
MI Road | 26.9184 75.8132 | pin 302001 | M I Road
Amer | 26.9830 75.8667 | office 302028
Jawahar Nagar | 26.8911 75.8408 | office 302004
Tilak Nagar | 26.9002 75.8250 | pin 302004
Civil Lines | 26.9186 75.7902 | pin 302006 | सिविल लाइन्स
Kukas | 27.0039 75.9100 | pin 302028
Gandhi Nagar | 26.8734 75.7993 | office 302015 | गांधी नगर
Lal Kothi | 26.8867 75.8025 | pin 302015
= UP Lucknow
*Hazratganj | 26.8499 80.9418 | pin 226001 | हज़रतगंज
*Gomti Nagar | 26.8671 81.0031 | office 226010 | Gomtinagar; गोमती नगर
*Aliganj | 26.9004 80.9484 | office 226024 | अलीगंज
*Indira Nagar | 26.8784 80.9962 | office 226016 | Indiranagar
*Alambagh | 26.8132 80.9049 | office 226005 | आलमबाग
*Aminabad | 26.8495 80.9216 | offices 226018 | अमीनाबाद
Chowk | 26.8563 80.9031 | pin 226003
Charbagh | 26.8373 80.9181 | office 226004
Mahanagar | 26.8737 80.9595 | office 226006
Jankipuram | 26.9105 80.9539 | office 226021
Rajajipuram | 26.8479 80.8850 | office 226017
Chinhat | 26.8737 81.0379 | office 226028
Talkatora | 26.8169 80.8928 | pin 226011
Vikas Nagar | 26.8958 80.9586 | office 226022
Ashiyana | 26.7958 80.9109 | office 226012
Telibagh | 26.7816 80.9585 | pin 226029
Kaiserbagh | 26.8499 80.9418 | pin 226001
Aishbagh | 26.8392 80.9042 | office 226004
Sarojini Nagar | 26.7475 80.8639 | office 226008
Amausi | 26.7744 80.8415 | station AMS
= UP Kanpur
Civil Lines | 26.4657 80.3443 | pin 208001 | सिविल लाइन्स
*Panki | 26.4592 80.2364 | station PNK
Kidwai Nagar | 26.4220 80.3256 | office 208011
*Govind Nagar | 26.4487 80.3021 | office 208006
Kakadeo | 26.4748 80.2902 | pin 208025
Swaroop Nagar | 26.4809 80.3176 | office 208002
*Kalyanpur | 26.5030 80.2530 | station KAP
Fazalganj | 26.4638 80.3126 | pin 208012
Jajmau | 26.4304 80.4095 | geonames Jajmau
Shastri Nagar | 26.4790 80.3027 | pin 208005 | शास्त्री नगर
Barra | 26.4338 80.3185 | office 208027
Dada Nagar | 26.4430 80.2831 | pin 208022
Arya Nagar | 26.4834 80.3217 | office 208002
Lal Bangla | 26.4147 80.3902 | pin 208007
Rawatpur | 26.4830 80.2981 | station RPO
Naubasta | 26.3997 80.3147 | office 208021
= MH Nagpur
*Sitabuldi | 21.1435 79.0848 | office 440012 | सीताबर्डी
*Dharampeth | 21.1413 79.0604 | pin 440010
*Hingna | 21.0722 78.9681 | office 441110
Itwari | 21.1578 79.1192 | station ITR
Sadar | 21.1679 79.0705 | office 440001
Manish Nagar | 21.1159 79.0696 | pin 440015
Butibori | 20.9356 79.0264 | pin 441108
Mahal | 21.1522 79.0692 | office 440032
Kamptee | 21.2117 79.1979 | station KP
Manewada | 21.1142 79.1042 | offices 440024
Pratap Nagar | 21.1458 79.0881 | pin 440022
Ajni | 21.1228 79.0850 | office 440003
Jaripatka | 21.1795 79.0897 | office 440014
Koradi | 21.2476 79.1058 | geonames Koradi
= MP Indore
*Vijay Nagar | 22.7603 75.8863 | office 452010 | विजय नगर
*Palasia | 22.7188 75.8882 | pin 452001
Sanwer Road | 22.7367 75.8494 | pin 452015
Bhawarkua | 22.7188 75.8882 | pin 452001 | Bhanwarkuan
Annapurna | 22.6953 75.8361 | pin 452009
Sudama Nagar | 22.6953 75.8361 | office 452009
Khajrana | 22.7303 75.9666 | pin 452016
Rau | 22.6331 75.8049 | station RAU
= BR Patna
*Kankarbagh | 25.6003 85.1708 | pin 800020 | कंकड़बाग
*Boring Road | 25.6031 85.1246 | pin 800001 | बोरिंग रोड
Patliputra | 25.6214 85.0685 | station PPTA | Patliputra Colony
Rajendra Nagar | 25.6036 85.1326 | office 800016 | राजेंद्र नगर
Bailey Road | 25.6058 85.0967 | pin 800014
Ashok Rajpath | 25.6201 85.1596 | pin 800004
Danapur | 25.5820 85.0450 | station DNR
Phulwari Sharif | 25.5863 85.0794 | station PWS
Gandhi Maidan | 25.6031 85.1246 | pin 800001
Saguna More | 25.6352 85.0498 | office 801503
Anisabad | 25.5794 85.0948 | office 800002
Kidwaipuri | 25.6143 85.1246 | office 800001
Gulzarbagh | 25.5970 85.2114 | office 800007
Raja Bazar | 25.6058 85.0967 | pin 800014
Digha | 25.6503 85.0974 | office 800012
Khagaul | 25.5849 85.0389 | office 801105
Fraser Road | 25.6031 85.1246 | pin 800001
Exhibition Road | 25.6031 85.1246 | pin 800001
= MP Bhopal
*MP Nagar | 23.2323 77.4289 | pin 462011 | M P Nagar; Maharana Pratap Nagar; एमपी नगर
*Arera Colony | 23.2170 77.4300 | pin 462016
Kolar Road | 23.2200 77.4300 | office 462042
*Govindpura | 23.2455 77.4457 | office 462023
Habibganj | 23.2220 77.4394 | station HBJ | Rani Kamlapati
Bairagarh | 23.2800 77.3500 | office 462030
TT Nagar | 23.2300 77.4060 | pin 462003 | T T Nagar
New Market | 23.2300 77.4060 | pin 462003
Hoshangabad Road | 23.2200 77.4400 | pin 462026
Shahpura | 23.1918 77.4327 | pin 462039
Ayodhya Nagar | 23.1400 77.5300 | pin 462041
Berasia Road | 23.2712 77.4014 | office 462001
Mandideep | 23.0518 77.4800 | pin 462046
Piplani | 23.2406 77.4896 | pin 462022
Jahangirabad | 23.2500 77.4200 | office 462008
= PB Ludhiana
Focal Point | 30.8837 75.9091 | office 141010
*Model Town | 30.8950 75.8414 | pin 141002 | मॉडल टाउन
Civil Lines | 30.9100 75.8329 | pin 141001 | सिविल लाइन्स
*Gill Road | 30.8900 75.8600 | pin 141003
Sarabha Nagar | 30.8940 75.8179 | office 141001
Dugri | 30.8727 75.8318 | pin 141013
Chaura Bazar | 30.9190 75.8590 | pin 141008
Dhandari | 30.8682 75.9192 | offices 141014
Sahnewal | 30.8378 75.9826 | pin 141120
Jamalpur | 30.9023 75.9042 | offices 141010
BRS Nagar | 30.8804 75.7908 | pin 141012
Haibowal | 30.9100 75.8329 | pin 141001
= UP Agra
*Sanjay Place | 27.2004 78.0006 | office 282002
*Sikandra | 27.2278 77.9354 | office 282007
Tajganj | 27.1509 78.0082 | office 282001
Kamla Nagar | 27.2123 78.0164 | office 282004
Dayalbagh | 27.2243 78.0108 | office 282005
Shahganj | 27.1748 77.9978 | office 282010
Raja Mandi | 27.2004 78.0006 | office 282002
Lohamandi | 27.1897 77.9917 | office 282002
Sadar Bazar | 27.1509 78.0082 | office 282001
Rakabganj | 27.1509 78.0082 | office 282001
Idgah | 27.1580 77.9624 | office 282001
= GJ Vadodara
*Makarpura | 22.2327 73.1754 | station MPR
Tarsali | 22.2563 73.2167 | geonames Tarsali
= MH Nashik
*Satpur | 19.9990 73.7390 | offices 422007
*Ambad | 19.9354 73.7654 | pin 422010
*Panchavati | 20.0140 73.8103 | office 422003
Gangapur Road | 20.0302 73.6953 | pin 422013
*Nashik Road | 19.9687 73.8316 | office 422101 | Nasik Road
CIDCO | 19.9884 73.7207 | office 422009
Indira Nagar | 19.9884 73.7207 | office 422009
Deolali | 19.9440 73.8344 | geonames Deolali
Ojhar | 20.0939 73.9256 | offices 422207
Adgaon | 20.0680 73.7862 | office 422003
Mhasrul | 20.0648 73.8233 | office 422004
= HR Faridabad
NIT Faridabad | 28.3876 77.2922 | pin 121001 | NIT
*Ballabgarh | 28.3382 77.3229 | office 121004 | Ballabhgarh
Sector 15 | 28.3954 77.3153 | office 121007
Sector 16 | 28.4081 77.3224 | office 121002
Old Faridabad | 28.4081 77.3741 | pin 121002
Mathura Road | 28.4514 77.3079 | offices 121003
= UP Ghaziabad
*Indirapuram | 28.6391 77.3715 | pin 201014 | इंदिरापुरम
*Vaishali | 28.6681 77.4285 | office 201019
Kaushambi | 28.6400 77.3298 | office 201010
*Vasundhara | 28.6533 77.3567 | pin 201012
*Raj Nagar | 28.6892 77.4452 | offices 201017
Raj Nagar Extension | 28.6892 77.4452 | office 201017
Kavi Nagar | 28.6670 77.4460 | office 201002
*Sahibabad | 28.6794 77.3664 | office 201005
Crossings Republik | 28.6257 77.4351 | office 201016 | Crossing Republic
Loni | 28.7494 77.2861 | office 201102
Mohan Nagar | 28.6784 77.3747 | office 201007
Meerut Road | 28.7257 77.4107 | office 201003
Muradnagar | 28.7807 77.4986 | geonames Muradnagar
Govindpuram | 28.6855 77.4842 | office 201013
Nehru Nagar | 28.6845 77.5247 | office 201001
= UP Noida
Sector 62 | 28.6248 77.4030 | office 201309
*Sector 18 | 28.5792 77.3242 | pin 201301
Sector 63 | 28.6248 77.4030 | pin 201309
Sector 15 | 28.5792 77.3242 | pin 201301
Sector 16 | 28.5792 77.3242 | office 201301
Sector 50 | 28.5810 77.3423 | pin 201303
Sector 12 | 28.5883 77.3870 | office 201307
Sector 22 | 28.5792 77.3242 | pin 201301
Sector 27 | 28.5792 77.3242 | office 201301
Sector 37 | 28.5810 77.3423 | office 201303
Sector 44 | 28.5810 77.3423 | pin 201303
Sector 58 | 28.5792 77.3242 | pin 201301
Sector 59 | 28.5792 77.3242 | pin 201301
Sector 61 | 28.5883 77.3870 | pin 201307
Sector 125 | 28.5810 77.3423 | pin 201303
Sector 128 | 28.5229 77.3548 | office 201317
Sector 2 | 28.5792 77.3242 | pin 201301
Sector 6 | 28.5792 77.3242 | pin 201301
Sector 10 | 28.5792 77.3242 | pin 201301
Botanical Garden | 28.5810 77.3423 | pin 201303
Surajpur | 28.5308 77.4599 | pin 201306
Kasna | 28.4795 77.5232 | pin 201310
Knowledge Park | 28.4795 77.5232 | pin 201310
= HR Gurugram
*Udyog Vihar | 28.4966 77.0853 | pin 122016 | उद्योग विहार
Sector 14 | 28.4596 77.0215 | pin 122001
Sector 29 | 28.4596 77.0215 | pin 122001
Sector 56 | 28.4620 77.0316 | office 122011
Sector 45 | 28.4465 77.0736 | office 122003
Sector 17 | 28.4783 77.0608 | office 122001
Palam Vihar | 28.5150 77.0330 | station PLVR
*Manesar | 28.3531 76.9404 | geonames Manesar | IMT Manesar; मानेसर
Sadar Bazar | 28.4596 77.0215 | pin 122001
Old Gurgaon | 28.4596 77.0215 | pin 122001
Badshahpur | 28.3928 77.0549 | office 122101
= GJ Rajkot
*Bhaktinagar | 22.2830 70.7923 | station BKNG | Bhakti Nagar
*Gondal Road | 22.2834 70.8032 | pin 360002
*Kalawad Road | 22.2757 70.7482 | pin 360005
*Metoda | 22.2824 70.5616 | pin 360021
Yagnik Road | 22.3026 70.7993 | pin 360001
Mavdi | 22.2586 70.7811 | office 360004
Kotharia | 22.1768 70.8144 | station RKY
Shapar | 22.1557 70.7707 | office 360026 | Shapar Veraval
University Road | 22.2757 70.7482 | pin 360005
= UP Meerut
*Partapur | 28.9302 77.6450 | office 250103
Sadar Bazar | 29.0067 77.7306 | pin 250001
*Shastri Nagar | 28.9500 77.7300 | office 250004 | शास्त्री नगर
Ganga Nagar | 29.0067 77.7482 | office 250001
Kanker Khera | 29.0216 77.6778 | office 250001 | Kankarkhera
Begum Bridge | 29.0067 77.7306 | pin 250001
Modipuram | 29.0700 77.7160 | office 250110
Lal Kurti | 29.0067 77.7306 | pin 250001
Abu Lane | 28.9955 77.6985 | office 250001
Pallavpuram | 29.0539 77.7160 | office 250110
= UP Varanasi
*Lanka | 25.2887 83.0068 | office 221005
*Sigra | 25.3152 82.9890 | office 221010
Chowk | 25.3154 83.0066 | pin 221001
Godowlia | 25.3154 83.0066 | pin 221001 | Godaulia
Bhelupur | 25.2999 83.0008 | office 221010
Cantt | 25.3291 82.9885 | pin 221002
Shivpur | 25.3500 82.9720 | pin 221003
Sarnath | 25.3789 83.0270 | office 221007
Pandeypur | 25.3291 82.9885 | pin 221002
Ramnagar | 25.2910 83.0340 | office 221008
Mahmoorganj | 25.3038 82.9816 | office 221010
Manduadih | 25.3023 82.9698 | office 221103 | Banaras Station
Assi | 25.2887 83.0068 | office 221005
= PB Amritsar
Hall Bazar | 31.6450 74.8800 | pin 143001
Putlighar | 31.6260 74.8400 | pin 143002 | Putligarh
*Verka | 31.6700 74.9300 | office 143501
Ranjit Avenue | 31.6450 74.8800 | pin 143001
Lawrence Road | 31.6400 74.8770 | office 143001
Chheharta | 31.6300 74.8000 | office 143105
Mall Road | 31.6450 74.8800 | pin 143001
Golden Temple | 31.6250 74.8790 | office 143006
= UP Prayagraj
*Civil Lines | 25.4516 81.8437 | pin 211001 | सिविल लाइन्स
*Naini | 25.3905 81.8632 | office 211008
Katra | 25.4714 81.8565 | office 211002
Chowk | 25.4368 81.8419 | pin 211003
Jhunsi | 25.4290 81.9140 | office 211019
Kareli | 25.4285 81.8183 | pin 211016
Phaphamau | 25.5341 81.8538 | office 211013
Allahpur | 25.4515 81.8737 | office 211006
Rajapur | 25.4721 81.8293 | office 211002
Mutthiganj | 25.4325 81.8419 | office 211003
George Town | 25.4519 81.8551 | office 211002
Bamrauli | 25.4442 81.7426 | office 211012
Subedarganj | 25.4406 81.7878 | office 211015
= AP Visakhapatnam
*Gajuwaka | 17.6907 83.2038 | office 530026
*MVP Colony | 17.7401 83.3382 | office 530017
*Dwaraka Nagar | 17.7270 83.3032 | office 530016
*Madhurawada | 17.8032 83.3541 | pin 530041
Seethammadhara | 17.7370 83.3129 | pin 530013
NAD Junction | 17.7346 83.2377 | pin 530009
Steel Plant | 17.6573 83.1494 | office 530032 | Ukkunagaram
Pendurthi | 17.8211 83.2027 | office 531173
Gopalapatnam | 17.7458 83.2231 | office 530027
Kancharapalem | 17.7345 83.2789 | office 530008
Akkayyapalem | 17.7295 83.3089 | office 530016
Maddilapalem | 17.7370 83.3129 | pin 530013
Duvvada | 17.7124 83.1518 | office 530055
Anakapalle | 17.6986 83.0027 | pin 531001
Siripuram | 17.7249 83.3241 | pin 530003
Asilmetta | 17.7249 83.3241 | pin 530003
= MP Jabalpur
Wright Town | 23.1639 79.9213 | office 482002
Richhai | 23.2371 79.9757 | office 482010
Ranjhi | 23.2020 80.0020 | offices 482005
Madan Mahal | 23.1595 79.9204 | station MML
Adhartal | 23.2040 79.9530 | office 482004
Vijay Nagar | 23.1837 79.9259 | pin 482002 | विजय नगर
Napier Town | 23.1575 79.9374 | office 482001
Gwarighat | 23.1100 79.9277 | office 482008
= JK Srinagar
*Lal Chowk | 34.0717 74.8106 | office 190001 | लाल चौक
Rajbagh | 34.0634 74.8227 | office 190008
Hyderpora | 34.0377 74.7872 | office 190014
Bemina | 34.0766 74.7689 | office 190018
Batamaloo | 34.0746 74.8016 | pin 190009
Nowgam | 34.0299 74.8225 | office 190015
Pantha Chowk | 34.0429 74.8929 | office 191101
Jawahar Nagar | 34.0579 74.8167 | office 190008
= CH Chandigarh
*Sector 17 | 30.7423 76.7833 | pin 160017
*Sector 22 | 30.7337 76.7725 | office 160022
Sector 35 | 30.7248 76.7592 | office 160022
Sector 34 | 30.7170 76.7670 | office 160022
Sector 43 | 30.7203 76.7436 | office 160043
Sector 9 | 30.7479 76.7928 | office 160009
Sector 8 | 30.7407 76.7973 | offices 160009
Sector 26 | 30.7237 76.8103 | office 160019
Sector 15 | 30.7519 76.7745 | office 160015
Sector 44 | 30.6963 76.7690 | office 160047
Industrial Area Phase 1 | 30.6924 76.7942 | pin 160002 | Industrial Area Phase I
Industrial Area Phase 2 | 30.6924 76.7942 | pin 160002 | Industrial Area Phase II
Manimajra | 30.7136 76.8438 | office 160101 | Mani Majra
Burail | 30.6963 76.7690 | office 160047
= TN Coimbatore
*Peelamedu | 11.0332 76.9996 | station PLMD
*Gandhipuram | 11.0210 76.9663 | office 641012
*RS Puram | 11.0090 76.9550 | offices 641002 | R S Puram
Ganapathy | 11.0330 76.9787 | office 641006
Singanallur | 10.9999 77.0308 | office 641005
Kurichi | 10.9609 76.9738 | geonames Kurichchi
*Saravanampatti | 11.0753 77.0027 | office 641035
Ukkadam | 10.9935 76.9570 | pin 641001
Town Hall | 10.9935 76.9570 | pin 641001
Ramanathapuram | 10.9970 76.9980 | offices 641045
Podanur | 10.9650 76.9882 | office 641023
Kuniyamuthur | 10.9414 76.9520 | office 641008
Sulur | 11.0253 77.1258 | office 641402
Vadavalli | 11.0249 76.8993 | office 641041
Race Course | 11.0020 76.9751 | pin 641018
Saibaba Colony | 11.0262 76.9474 | pin 641011
Kovaipudur | 10.9577 76.9231 | office 641042
Thudiyalur | 11.0811 76.9440 | office 641034
Kalapatti | 11.0759 77.0315 | office 641048
Eachanari | 10.9230 76.9829 | office 641021
= KL Kochi
*Ernakulam | 9.9916 76.2861 | station ERN
*Kaloor | 9.9957 76.2921 | office 682017
*Kakkanad | 10.0211 76.3438 | office 682030
*Edappally | 10.0190 76.3043 | office 682024 | Edapally
*Kalamassery | 10.0618 76.3270 | station KLMR
Aluva | 10.1099 76.3595 | pin 683101 | Alwaye
Vyttila | 9.9666 76.3179 | office 682019
Palarivattom | 10.0022 76.3044 | office 682025
Mattancherry | 9.9593 76.2584 | office 682002
Fort Kochi | 9.9656 76.2414 | pin 682001 | Fort Cochin
Thrippunithura | 9.9462 76.3483 | office 682301 | Tripunithura
Willingdon Island | 9.9496 76.2775 | office 682003
Marine Drive | 9.9876 76.2811 | pin 682031
Kadavanthra | 9.9662 76.2992 | pin 682020
Thevara | 9.9386 76.2963 | office 682013
Panampilly Nagar | 9.9629 76.2972 | office 682036
Thoppumpady | 9.9354 76.2584 | office 682005
= MP Gwalior
*Lashkar | 26.1993 78.1482 | office 474001
*Morar | 26.2260 78.2250 | geonames Morar
Thatipur | 26.2131 78.2028 | pin 474011
City Centre | 26.2131 78.2028 | pin 474011
Birla Nagar | 26.2380 78.1950 | station BLNR
= RJ Jodhpur
*Basni | 26.2230 73.0106 | station BANE
*Sardarpura | 26.2717 73.0036 | pin 342003
Ratanada | 26.2783 73.0297 | office 342011
Paota | 26.2983 73.0399 | pin 342006
Shastri Nagar | 26.2717 73.0036 | pin 342003 | शास्त्री नगर
Boranada | 26.1910 72.9354 | office 342012
Chopasni | 26.2663 72.9791 | pin 342008
Mandore | 26.3508 73.0410 | office 342304
Bhagat Ki Kothi | 26.2485 73.0133 | station BGKT
Banar | 26.3313 73.1492 | office 342027
= RJ Kota
Talwandi | 25.1428 75.8560 | pin 324005
Vigyan Nagar | 25.1502 75.8580 | offices 324005
Gumanpura | 25.2877 75.7662 | office 323021
Mahaveer Nagar | 25.1365 75.8401 | offices 324005
Kunhari | 25.2000 75.8289 | pin 324008
Nayapura | 25.1915 75.8483 | offices 324001
Dakaniya Talav | 25.1452 75.8655 | station DKNT | Dakaniya
= CG Raipur
*Urla | 21.3185 81.6086 | office 490025
Telibandha | 21.2356 81.6705 | station TBD
Siltara | 21.3812 81.6638 | geonames Siltara
Birgaon | 21.3076 81.6279 | geonames Birgaon
Mana | 21.2146 81.6899 | station SB04
= JH Ranchi
*Kokar | 23.3764 85.3541 | office 834001
*Lalpur | 23.3675 85.3222 | office 834001
*Doranda | 23.3422 85.3222 | office 834002
Hatia | 23.3116 85.3082 | station HTE
Ratu Road | 23.3675 85.3222 | pin 834001
Harmu | 23.3611 85.3039 | offices 834002
Kanke | 23.4347 85.3142 | office 834006
Main Road | 23.3675 85.3222 | pin 834001
Bariatu | 23.3972 85.3573 | office 834009
Dhurwa | 23.2981 85.2803 | office 834004
Namkum | 23.3459 85.3715 | office 834010
Hinoo | 23.3291 85.3158 | office 834002
Upper Bazar | 23.3675 85.3222 | pin 834001
Tatisilwai | 23.3722 85.4400 | office 835103
= AS Guwahati
*Fancy Bazar | 26.1788 91.7360 | office 781001
*Paltan Bazar | 26.1810 91.7500 | office 781008
*Beltola | 26.1178 91.7970 | office 781028
*Dispur | 26.1506 91.7848 | office 781005
Maligaon | 26.1577 91.7031 | pin 781011
Bamunimaidam | 26.1839 91.7869 | pin 781021
Chandmari | 26.1857 91.7689 | pin 781003
Zoo Road | 26.1709 91.7778 | office 781024
Ulubari | 26.1749 91.7584 | office 781007
Khanapara | 26.1213 91.8218 | office 781022
Silpukhuri | 26.1857 91.7609 | office 781003
Jalukbari | 26.1425 91.6650 | office 781013
Noonmati | 26.1804 91.8069 | station NMY
Bhangagarh | 26.1506 91.7848 | pin 781005
Kamakhya | 26.1606 91.7095 | office 781010
= OD Bhubaneswar
Saheed Nagar | 20.2908 85.8483 | office 751007 | Sahid Nagar
*Mancheswar | 20.3191 85.8667 | office 751017
*Nayapalli | 20.2773 85.8182 | office 751012
*Patia | 20.3490 85.8410 | station PTAB
Chandrasekharpur | 20.3289 85.8202 | office 751016
Rasulgarh | 20.3020 85.8560 | office 751034
Khandagiri | 20.2625 85.7820 | office 751030
Jaydev Vihar | 20.3000 85.8306 | pin 751013
Old Town | 20.2285 85.8370 | office 751002
Kharvel Nagar | 20.2723 85.8314 | pin 751001
Master Canteen | 20.2723 85.8314 | pin 751001
Baramunda | 20.2766 85.7954 | office 751033
= AP Vijayawada
*Governorpet | 16.5128 80.6354 | pin 520002
*Auto Nagar | 16.5003 80.6763 | office 520007
Benz Circle | 16.5082 80.6415 | pin 520010
Patamata | 16.5082 80.6415 | pin 520010
Gandhinagar | 16.5183 80.6291 | offices 520003
Gollapudi | 16.5399 80.5767 | office 521225
Gannavaram | 16.5408 80.7953 | office 521101
Kanuru | 16.4950 80.6886 | office 520007
Labbipet | 16.5082 80.6415 | pin 520010
One Town | 16.5211 80.6157 | pin 520001
Bhavanipuram | 16.5308 80.5972 | office 520012
Satyanarayanapuram | 16.5230 80.6323 | office 520011
Ramavarappadu | 16.5240 80.6856 | office 521108
Mangalagiri | 16.4343 80.5647 | office 522503
= TN Madurai
Anna Nagar | 9.9171 78.2263 | office 625020 | अन्ना नगर
Kappalur | 9.8359 78.0338 | office 625008
Masi Street | 9.9181 78.1202 | pin 625001
Tallakulam | 9.9395 78.1272 | office 625002
Thirunagar | 9.8816 78.0584 | office 625006
Thiruparankundram | 9.8797 78.0668 | office 625005
Goripalayam | 9.9395 78.1272 | pin 625002
Simmakkal | 9.9181 78.1202 | pin 625001
Villapuram | 9.9010 78.1233 | office 625012
Koodal Nagar | 9.9449 78.1087 | station KON
Palanganatham | 9.8993 78.0989 | office 625003
SS Colony | 9.9346 78.0989 | office 625016
= UK Dehradun
*Rajpur Road | 30.3251 78.0365 | pin 248001
Patel Nagar | 30.3251 78.0365 | office 248001
Clement Town | 30.2651 78.0013 | office 248002
Ballupur | 30.3354 78.0145 | office 248001
Prem Nagar | 30.3541 77.9460 | office 248007
Raipur | 30.3110 78.0898 | geonames Raipur
Selaqui | 30.3553 77.8544 | office 248011
Vasant Vihar | 30.3383 77.9949 | pin 248006
Paltan Bazar | 30.3251 78.0365 | pin 248001
Dalanwala | 30.3098 78.0616 | office 248001
Harrawala | 30.2609 78.0977 | station HRW
Sahastradhara Road | 30.3568 78.0769 | office 248013
= KA Mysuru
Hebbal | 12.3469 76.6149 | offices 570016
Vijayanagar | 12.3233 76.6037 | offices 570032
Kuvempunagar | 12.2909 76.6248 | office 570023
Jayalakshmipuram | 12.3233 76.6197 | office 570012
Nazarbad | 12.3040 76.6677 | pin 570010
Saraswathipuram | 12.3027 76.6311 | office 570009
Gokulam | 12.3323 76.6278 | office 570002
Metagalli | 12.3392 76.6315 | office 570016
Devaraja Mohalla | 12.3173 76.6567 | pin 570001
Chamrajapuram | 12.3081 76.6390 | pin 570005
Bogadi | 12.3056 76.5986 | office 570026
Siddhartha Nagar | 12.3045 76.6804 | offices 570011
= KL Thiruvananthapuram
Pattom | 8.5193 76.9424 | offices 695004
Karamana | 8.4831 76.9691 | office 695002
Kazhakuttam | 8.5616 76.8715 | office 695582 | Kazhakoottam
Technopark | 8.5668 76.9000 | pin 695581
Thampanoor | 8.5000 76.9500 | pin 695001
Palayam | 8.5021 76.9464 | pin 695034
Kowdiar | 8.5188 76.9612 | pin 695003
Vattiyoorkavu | 8.5316 76.9857 | office 695013
Peroorkada | 8.5396 76.9672 | office 695005
Sasthamangalam | 8.5141 76.9714 | office 695010
East Fort | 8.4800 76.9400 | pin 695023
Nemom | 8.4439 76.9911 | office 695020
Pettah | 8.4900 76.9222 | pin 695024
Medical College | 8.5300 76.9168 | pin 695011
Kesavadasapuram | 8.5200 76.9424 | pin 695004
Sreekaryam | 8.5524 76.9154 | office 695017
`;

/** Well-known names that no source gives a point for: city, then names. */
export const withoutPoint = `
Mumbai: Versova
Bengaluru: Hosur Road, Cunningham Road, Doddaballapur, Old Airport Road, Dasarahalli
Hyderabad: Koti, Sultan Bazar
Chennai: Nanganallur, Royapettah
Kolkata: College Street
Ahmedabad: CG Road
Surat: Althan
Pune: Talegaon, Sanaswadi, Ranjangaon
Jaipur: Ajmer Road, Sindhi Camp, Bagru
Lucknow: Krishna Nagar
Kanpur: Harsh Nagar, Gumti
Nagpur: Wardha Road, Nandanvan, Kalmeshwar
Indore: Rajwada, Sapna Sangeeta, LIG Colony, Pologround, Mhow Naka, Tilak Nagar, MG Road
Ludhiana: Ferozepur Road, Pakhowal Road
Agra: Nunhai, Khandari, Belanganj, Fatehabad Road
Vadodara: Alkapuri, Gorwa, Manjalpur, Fatehgunj, Akota, Karelibaug, Sayajigunj, Waghodia Road, Gotri, Subhanpura, Chhani, Ajwa Road, Race Course, Harni, Nizampura, Raopura, Mandvi, Waghodia
Nashik: College Road, Sinnar, Dwarka
Faridabad: Badkhal, Greater Faridabad
Ghaziabad: Shalimar Garden, Bulandshahr Road
Noida: Sector 76, Sector 78, Sector 80, Sector 104, Sector 137, Sector 142, Noida City Centre, Noida Extension, Pari Chowk
Gurugram: DLF Phase 1, DLF Phase 2, DLF Phase 3, DLF Cyber City, Sohna Road, MG Road, Golf Course Road, Sector 49, Sushant Lok, Huda City Centre, Pataudi, South City, Sector 82
Rajkot: Aji, Raiya Road, Jetpur
Meerut: Delhi Road
Varanasi: Chandpur, Lahartara
Amritsar: Batala Road, Majitha Road, Islamabad
Prayagraj: Tagore Town
Visakhapatnam: Rushikonda, Bheemunipatnam, Lawsons Bay
Jabalpur: Gorakhpur
Srinagar: Soura
Coimbatore: Avinashi Road
Kochi: Angamaly, Nedumbassery, Infopark
Gwalior: Hazira, Maharajpura, Gola Ka Mandir
Kota: Dadabari, Borkhera
Raipur: Pandri, Tatibandh, Shankar Nagar, Devendra Nagar, Bhanpuri, Mowa, Naya Raipur
Guwahati: Ganeshguri, Six Mile, Narengi
Bhubaneswar: Unit 4, Lingaraj
Madurai: Mattuthavani, Arappalayam, KK Nagar
Dehradun: Mohkampur
Mysuru: Nanjangud
Thiruvananthapuram: Statue, Vazhuthacaud
`;

export type KnownLocality = {
  readonly stateCode: string;
  readonly city: string;
  readonly name: string;
  readonly otherNames: readonly string[];
  /** Most people of the city know it. */
  readonly famous: boolean;
  readonly lat: number;
  readonly lng: number;
  /** Where the point is from, as the head of this file tells. */
  readonly source: string;
};

function readTable(): KnownLocality[] {
  let stateCode = "";
  let city = "";
  return table
    .trim()
    .split("\n")
    .flatMap((line) => {
      if (line.startsWith("= ")) {
        [stateCode, city] = [line.slice(2, 4), line.slice(5)];
        return [];
      }
      const [head = "", point = "", source = "", others] = line.split(" | ");
      const [lat, lng] = point.split(" ").map(Number);
      return {
        stateCode,
        city,
        name: head.replace("*", ""),
        otherNames: others ? others.split("; ") : [],
        famous: head.startsWith("*"),
        lat: lat ?? NaN,
        lng: lng ?? NaN,
        source,
      };
    });
}

export const knownLocalities: readonly KnownLocality[] = readTable();
