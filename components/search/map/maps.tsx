"use client";

import type { ComponentProps } from "react";
import { ScriptMessages } from "@/components/messages/script-messages";
import { MapScreen as Screen } from "@/components/search/map/map-screen";
import { MapView as View } from "@/components/search/map/map-view";
import messages from "@/lib/content/messages/scripts/map.json";

/** Both ways to show the map, in one file of script: fetched apart, each would bring what they share. */
export const MapScreen = (props: ComponentProps<typeof Screen>) => (
  <ScriptMessages of={messages}>
    <Screen {...props} />
  </ScriptMessages>
);

export const MapView = (props: ComponentProps<typeof View>) => (
  <ScriptMessages of={messages}>
    <View {...props} />
  </ScriptMessages>
);
