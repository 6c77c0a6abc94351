"use client";

import { useEffect, useState } from "react";
import { placeNameAt } from "@/components/places/place-name-at";
import { latinDigits } from "@/lib/shared/digits";
import type { LatLng } from "@/lib/shared/geo";

const DEBOUNCE_MS = 400;

/** Two texts as a point on the Earth; null while they are none. */
export function pointOf(latitude: string, longitude: string): LatLng | null {
  const [lat, lng] = [latitude, longitude].map((text) => {
    const typed = latinDigits(text).trim();
    return /^-?\d{1,3}(\.\d+)?$/.test(typed) ? Number(typed) : NaN;
  }) as [number, number];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/**
 * What the point is called, in English unless another language is asked for: the nearest city or locality. `unknown`
 * when nothing of India is near it (the answer is the point itself then), null while it is not known.
 */
export function usePointName(point: LatLng | null, languageTag = ""): { name: string } | "unknown" | null {
  const key = point ? `${point.lat},${point.lng}` : "";
  const [found, setFound] = useState<{ key: string; name: string | null } | null>(null);

  useEffect(() => {
    if (key === "") return;
    let current = true;
    const [lat = 0, lng = 0] = key.split(",").map(Number);
    const timer = setTimeout(async () => {
      const name = await placeNameAt({ lat, lng }, languageTag);
      if (current) setFound({ key, name });
    }, DEBOUNCE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key, languageTag]);

  if (key === "" || found?.key !== key || found.name === null) return null;
  return /^-?\d+\.\d{4}, -?\d+\.\d{4}$/.test(found.name) ? "unknown" : { name: found.name };
}
