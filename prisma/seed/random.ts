export { randomFrom } from "@/lib/shared/random-from";
